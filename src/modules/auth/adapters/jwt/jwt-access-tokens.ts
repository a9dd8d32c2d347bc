import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { z } from 'zod';
import { type AccessClaims, AccessTokens } from '../../ports/tokens.js';
import type { accessTokenPayload } from './access-token.js';

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
