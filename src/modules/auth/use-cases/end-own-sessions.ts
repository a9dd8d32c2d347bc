import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { type OwnSession, SessionStore } from '../ports/session-store.js';

/** Logs users out in other browsers of theirs. */
@Injectable()
export class EndOwnSessions {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionStore,
  ) {}

  /** Ends one session. @throws NotFound where it is not this user's, or has ended */
  async one(userId: string, sessionId: string): Promise<void> {
    const hasEnded = await this.unitOfWork.run(() => this.sessions.endOf(userId, sessionId));
    if (!hasEnded) throw new NotFound('Session');
  }

  /** Ends all but the one that asks. Returns how many. */
  others(kept: OwnSession): Promise<number> {
    return this.unitOfWork.run(() => this.sessions.endOthers(kept));
  }
}
