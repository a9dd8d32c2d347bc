import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { SessionStore } from '../ports/session-store.js';
import { OpaqueTokens } from '../ports/tokens.js';

/** Ends the session that a caller presents by either of its tokens. */
@Injectable()
export class LogOut {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionStore,
    private readonly tokens: OpaqueTokens,
  ) {}

  /** Succeeds without a session, too. */
  async execute(presented: { sessionId?: string; refreshToken?: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (presented.sessionId) await this.sessions.end(presented.sessionId);
      if (!presented.refreshToken) return;
      const session = await this.sessions.lockByToken(this.tokens.hash(presented.refreshToken));
      if (session) await this.sessions.end(session.sessionId);
    });
  }
}
