import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/time.js';
import { Ids } from '../../../kernel/ids.js';
import { sessionExpiry, TokenLifetimes } from '../domain/session-rules.js';
import type { Role } from '../../../../common/contract/role.js';
import { SessionStore } from '../ports/session-store.js';
import { AccessTokens, OpaqueTokens } from '../ports/tokens.js';

/** The tokens of a session. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A session that has just begun. */
export interface StartedSession extends SessionTokens {
  readonly userId: string;
}

/** Starts a session for a user who has proved who they are. Joins the caller's transaction. */
@Injectable()
export class StartSession {
  constructor(
    private readonly sessions: SessionStore,
    private readonly accessTokens: AccessTokens,
    private readonly opaqueTokens: OpaqueTokens,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly lifetimes: TokenLifetimes,
  ) {}

  /** @param provedAt when they have, if that was before */
  async execute(
    user: { id: string; role: Role },
    provedAt: Date | null = null,
  ): Promise<StartedSession> {
    const now = this.clock.now();
    const sessionId = this.ids.next();
    const refreshToken = this.opaqueTokens.random();
    await this.sessions.open({
      id: sessionId,
      userId: user.id,
      tokenHash: this.opaqueTokens.hash(refreshToken),
      startedAt: now,
      expiresAt: sessionExpiry({ startedAt: now, role: user.role }, now, this.lifetimes),
      provedAt,
    });
    const claims = { userId: user.id, role: user.role, sessionId };
    return { userId: user.id, accessToken: this.accessTokens.sign(claims), refreshToken };
  }
}
