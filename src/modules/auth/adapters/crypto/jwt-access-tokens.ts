import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { z } from 'zod';
import { type AccessClaims, AccessTokens } from '../../ports/tokens.js';

const payload = z.object({ _id: z.uuid(), sid: z.uuid() });

/** Access tokens as JWTs with `_id`, `role` and `sid`; secret, lifetime and algorithm are the module's. */
@Injectable()
export class JwtAccessTokens extends AccessTokens {
  constructor(private readonly jwt: JwtService) {
    super();
  }

  sign({ userId, role, sessionId }: AccessClaims): string {
    return this.jwt.sign({ _id: userId, role, sid: sessionId });
  }

  read(token: string): Pick<AccessClaims, 'userId' | 'sessionId'> | undefined {
    try {
      const { _id, sid } = payload.parse(this.jwt.verify(token));
      return { userId: _id, sessionId: sid };
    } catch {
      return undefined;
    }
  }
}
