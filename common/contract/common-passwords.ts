import { LIST } from './common-password-list.js';

const COMMON: ReadonlySet<string> = new Set(LIST.trim().split(/\s+/));

/** Whether a password is one of the 1,000 most common ones, in any case of its letters. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
