import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Clock } from '../../../../kernel/clock.js';
import { ShopSecret } from '../../../../platform/secret/shop-secret.js';
import { type CurrentSession, SessionStore } from '../../ports/session-store.js';
import { accessTokenKey, accessTokenPayload, ALGORITHM } from './access-token.js';

/**
 * Identifies the caller by the bearer token of a request, and by the session in the database.
 * Passport has one strategy of a name in a process: of two applications in one, as in tests, the
 * later one identifies the callers of both.
 */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy) {
  constructor(
    secret: ShopSecret,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      algorithms: [ALGORITHM],
      // The types are behind: the key is handed to jsonwebtoken, which takes a KeyObject.
      secretOrKey: accessTokenKey(secret) as unknown as string,
    });
  }

  /** False where the session has ended, so that a change of role or password works at once. */
  async validate(payload: unknown): Promise<CurrentSession | false> {
    const token = accessTokenPayload.safeParse(payload);
    if (!token.success) return false;
    const { _id, sid } = token.data;
    return (await this.sessions.current(_id, sid, this.clock.now())) ?? false;
  }
}
