import { createSecretKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import { ROLES } from '../../../../../common/contract/role.js';
import type { ShopSecret } from '../../../../platform/secret/shop-secret.js';

export const ALGORITHM = 'HS256';

/** Payload of an access token: the user, their role when it was signed, and the session. */
export const accessTokenPayload = z.object({
  _id: z.uuid(),
  role: z.enum(ROLES),
  sid: z.uuid(),
});

/**
 * The key that signs and verifies access tokens. A KeyObject, because jsonwebtoken tries a string
 * or buffer as a public key first, which takes half a millisecond per call.
 */
export function accessTokenKey(secret: ShopSecret): KeyObject {
  return createSecretKey(secret.keyFor('access-token'));
}
