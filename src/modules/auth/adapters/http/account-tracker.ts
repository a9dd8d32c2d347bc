import { createHash } from 'node:crypto';
import { accountKey } from '../../domain/account-key.js';

/** The rate limit key of an account: a hash, so that no email address is stored with the limits. */
export function accountTracker(email: string): string {
  return createHash('sha256').update(accountKey(email)).digest('base64url');
}
