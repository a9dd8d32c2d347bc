import { createSecretKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { ShopSecret } from '../../../../platform/secret/shop-secret.js';

export const ALGORITHM = 'HS256';

/** What an access token carries: the user, their role when it was signed, and the session. */
export const accessTokenPayload = z.object({
  _id: z.uuid(),
  role: z.enum(['user', 'admin']),
  sid: z.uuid(),
});

/**
 * The key that signs and verifies access tokens. A KeyObject, because jsonwebtoken tries a string
 * or a buffer as a public key first, at each call, for half a millisecond.
 */
export function accessTokenKey(secret: ShopSecret): KeyObject {
  return createSecretKey(secret.keyFor('access-token'));
}
