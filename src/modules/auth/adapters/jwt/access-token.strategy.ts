import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Clock } from '../../../../kernel/time.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import type { CurrentUser } from '../../../../platform/http/access.js';
import { SessionStore } from '../../ports/session-store.js';
import { accessTokenKeys, accessTokenPayload, ALGORITHM, keyOfToken } from './jwt-access-tokens.js';

/**
 * Authenticates the bearer token of a request against the session in the database. Passport has one
 * strategy per name and process: of two applications in one process, as in tests, the later one
 * serves both.
 */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy) {
  constructor(
    secret: ShopSecret,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {
    const keys = accessTokenKeys(secret);
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      algorithms: [ALGORITHM],
      // The types are outdated: jsonwebtoken accepts a KeyObject, and `accessTokenKeys` says what anything else costs.
      secretOrKeyProvider: (_request: unknown, token: string, done) =>
        done(null, keyOfToken(keys, token) as unknown as Buffer),
    });
  }

  /**
   * False where the session has ended. Read each time, so that a change of role or password takes
   * effect at once.
   */
  async validate(payload: unknown): Promise<CurrentUser | false> {
    const token = accessTokenPayload.safeParse(payload);
    if (!token.success) return false;
    const { _id, sid, role } = token.data;
    const session = await this.sessions.current(_id, sid, this.clock.now());
    return session ? { ...session, hasStaleToken: session.role !== role } : false;
  }
}
