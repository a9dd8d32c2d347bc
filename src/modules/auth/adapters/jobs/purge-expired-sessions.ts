import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { HOUR_MS } from '../../../../kernel/durations.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { TokenLifetimes } from '../../domain/token-lifetimes.js';
import { EmailChanges } from '../../ports/email-changes.js';
import { FactorChallenges } from '../../ports/factor-challenges.js';
import { PasswordResets } from '../../ports/password-resets.js';
import { SessionStore } from '../../ports/session-store.js';

/** Deletes expired sessions, rotated tokens, reset links, changes of email addresses and challenges. */
@Injectable()
export class PurgeExpiredSessions implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionStore,
    private readonly resets: PasswordResets,
    private readonly emailChanges: EmailChanges,
    private readonly challenges: FactorChallenges,
    private readonly clock: Clock,
    private readonly lifetimes: TokenLifetimes,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'auth.forget-expired', everyMs: HOUR_MS, run: () => this.purge() });
  }

  private async purge(): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.run(() => this.sessions.deleteExpired(now));
    // A rotated token is kept for its original lifetime, because its reuse reveals a copy.
    const then = new Date(now.getTime() - this.lifetimes.refreshMs);
    await this.unitOfWork.run(() => this.sessions.deleteRotated(then));
    await this.unitOfWork.run(() => this.resets.deleteExpired(now));
    await this.unitOfWork.run(() => this.emailChanges.deleteExpired(now));
    await this.unitOfWork.run(() => this.challenges.deleteExpired(now));
  }
}
