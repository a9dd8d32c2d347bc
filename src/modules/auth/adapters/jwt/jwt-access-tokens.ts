import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { ROLES } from '../../../../../common/contract/role.js';
import type { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { type AccessClaims, AccessTokens } from '../../ports/tokens.js';

export const ALGORITHM = 'HS256';

/** Payload of an access token: the user, their role when it was signed, and the session. */
export const accessTokenPayload = z.object({
  _id: z.uuid(),
  role: z.enum(ROLES),
  sid: z.uuid(),
});

/**
 * The keys of access tokens: the one that signs, then that of the secret before, where one is accepted. KeyObjects, because jsonwebtoken
 * tries a string or buffer as a public key first, which takes 0.3 ms of each signed-in request.
 */
export function accessTokenKeys(secret: ShopSecret): readonly KeyObject[] {
  return secret.keysFor('access-token').map((key) => createSecretKey(key));
}

/** The key that has signed a token, which is still to be verified by it; of a token of none the one that signs. */
export function keyOfToken(keys: readonly KeyObject[], token: string): KeyObject {
  const end = token.lastIndexOf('.');
  const presented = Buffer.from(token.slice(end + 1));
  const [, ...earlier] = keys;
  const signer = earlier.find((key) => {
    const signature = createHmac('sha256', key).update(token.slice(0, end)).digest('base64url');
    const wanted = Buffer.from(signature);
    return presented.length === wanted.length && timingSafeEqual(presented, wanted);
  });
  return signer ?? keys[0]!;
}

/** Access tokens as JWTs; the module configures key, lifetime and algorithm. */
@Injectable()
export class JwtAccessTokens extends AccessTokens {
  constructor(private readonly jwt: JwtService) {
    super();
  }

  sign({ userId, role, sessionId }: AccessClaims): string {
    const payload: z.input<typeof accessTokenPayload> = { _id: userId, role, sid: sessionId };
    return this.jwt.sign(payload);
  }
}
