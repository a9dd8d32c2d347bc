import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { SessionStore } from '../ports/session-store.js';
import { OpaqueTokens } from '../ports/tokens.js';

/** Ends the session that a caller shows by either of its tokens. */
@Injectable()
export class LogOut {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionStore,
    private readonly tokens: OpaqueTokens,
  ) {}

  /** Succeeds with no session too. */
  async execute(shown: { sessionId?: string; refreshToken?: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (shown.sessionId) await this.sessions.end(shown.sessionId);
      if (!shown.refreshToken) return;
      const session = await this.sessions.lockByToken(this.tokens.hash(shown.refreshToken));
      if (session) await this.sessions.end(session.sessionId);
    });
  }
}
