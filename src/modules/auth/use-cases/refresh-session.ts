import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { NoSession } from '../domain/auth-errors.js';
import { after, decideRefresh, sessionExpiry, TokenLifetimes } from '../domain/session-rules.js';
import { SecurityLog } from '../ports/security-log.js';
import { SessionStore, type SessionToken } from '../ports/session-store.js';
import { AccessTokens, OpaqueTokens } from '../ports/tokens.js';
import type { SessionTokens } from './start-session.js';

/** No browser rotates more often within the grace period. */
const MAX_ROTATIONS = 100;
/** All paths of four rotations, where each may be of the current secret or of the one before. */
const MAX_PATHS = 16;

/** Returns a new access token for a refresh token, and rotates that. */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionStore,
    private readonly accessTokens: AccessTokens,
    private readonly tokens: OpaqueTokens,
    private readonly clock: Clock,
    private readonly lifetimes: TokenLifetimes,
    private readonly securityLog: SecurityLog,
  ) {}

  /** @throws NoSession for a token that is unknown, expired or reused too late; such a reuse ends the session. */
  async execute(refreshToken: string): Promise<SessionTokens> {
    // Nothing is thrown inside, because ending the session of a copied token must be committed.
    const renewed = await this.unitOfWork.run(() => this.renew(refreshToken));
    if (!renewed) throw new NoSession();
    return renewed;
  }

  private async renew(token: string): Promise<SessionTokens | undefined> {
    const session = await this.sessions.lockByToken(this.tokens.hash(token));
    const now = this.clock.now();
    if (!session || session.expiresAt <= now) return undefined;
    // The role may have changed since the last refresh, and with it the end of the session.
    const expiresAt = sessionExpiry(session, now, this.lifetimes);
    if (expiresAt <= now) return undefined;
    const decision = decideRefresh(session, now);
    if (decision === 'copied') {
      await this.sessions.end(session.sessionId);
      await this.securityLog.record({ kind: 'session.copied', userId: session.userId });
      return undefined;
    }
    const refreshToken =
      decision === 'rotate'
        ? await this.rotate(token, { ...session, expiresAt }, now)
        : this.newest(token, session);
    if (!refreshToken) return undefined;
    return { accessToken: this.accessTokens.sign(session), refreshToken };
  }

  private async rotate(token: string, session: SessionToken, now: Date): Promise<string> {
    const next = this.tokens.next(token);
    await this.sessions.rotate({
      sessionId: session.sessionId,
      newHash: this.tokens.hash(next),
      goodUntil: after(now, this.lifetimes.graceMs),
      olderGoodUntil: after(now, this.lifetimes.graceAfterUseMs),
      expiresAt: session.expiresAt,
      now,
    });
    return next;
  }

  /**
   * The newest token, derived from an older one: only hashes are stored. While the shop's secret is being
   * replaced, each step may be of either secret.
   */
  private newest(token: string, session: SessionToken): string | undefined {
    const derivations = [this.tokens, this.tokens.earlier].filter((one) => one !== undefined);
    let reached = [token];
    for (let step = 0; step < MAX_ROTATIONS; step++) {
      reached = reached
        .flatMap((from) => derivations.map((tokens) => tokens.next(from)))
        .slice(0, MAX_PATHS);
      const newest = reached.find((next) => this.tokens.hash(next) === session.newestHash);
      if (newest) return newest;
    }
    return undefined;
  }
}
