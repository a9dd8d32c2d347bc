import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, HOUR_MS } from '../../../../kernel/time.js';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { purgeInBatches } from '../../../../platform/scheduled-jobs/purge-in-batches.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { TokenLifetimes } from '../../domain/session-rules.js';
import { EmailChanges } from '../../ports/email-changes.js';
import { FactorChallenges } from '../../ports/factor-challenges.js';
import { PasswordResets } from '../../ports/passwords.js';
import { TrustedDeviceStore } from '../../ports/trusted-device-store.js';
import { SessionStore } from '../../ports/session-store.js';

/** Deletes expired sessions, rotated tokens, reset links, changes of email addresses, challenges and trust in devices. */
@Injectable()
export class PurgeExpiredSessions implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly sessions: SessionStore,
    private readonly resets: PasswordResets,
    private readonly emailChanges: EmailChanges,
    private readonly challenges: FactorChallenges,
    private readonly trustedDevices: TrustedDeviceStore,
    private readonly clock: Clock,
    private readonly lifetimes: TokenLifetimes,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({ name: 'auth.forget-expired', everyMs: HOUR_MS, run: () => this.purge() });
  }

  async purge(): Promise<void> {
    const now = this.clock.now();
    // A rotated token is kept for its original lifetime, because its reuse reveals a copy.
    const then = new Date(now.getTime() - this.lifetimes.refreshMs);
    const inBatches = (deleteBatch: (limit: number) => Promise<number>) =>
      purgeInBatches(this.unitOfWork, deleteBatch);
    await inBatches((limit) => this.sessions.deleteExpired(now, limit));
    await inBatches((limit) => this.sessions.deleteRotated(then, limit));
    await inBatches((limit) => this.resets.deleteExpired(now, limit));
    await inBatches((limit) => this.emailChanges.deleteExpired(now, limit));
    await inBatches((limit) => this.challenges.deleteExpired(now, limit));
    await inBatches((limit) => this.trustedDevices.deleteExpired(now, limit));
  }
}
