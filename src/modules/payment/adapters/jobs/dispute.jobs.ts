import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { JobHandler } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { disputeSeen } from '../../domain/payment-events.js';
import { SyncDisputes } from '../../use-cases/sync-disputes.js';

const HOUR_MS = 3_600_000;

/** Copies a payment's disputes after a provider's event about them. */
@Injectable()
@OnEvent({ event: disputeSeen, job: 'payment.sync-disputes', queue: 'payments' })
export class SyncDisputesJob extends JobHandler<{ intentId: string }> {
  constructor(private readonly syncDisputes: SyncDisputes) {
    super();
  }

  handle({ intentId }: { intentId: string }): Promise<void> {
    return this.syncDisputes.execute(intentId);
  }
}

/** Copies all open disputes every hour, in case events were lost. */
@Injectable()
export class DisputeSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly syncDisputes: SyncDisputes,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'payment.sync-disputes',
      everyMs: HOUR_MS,
      run: () => this.syncDisputes.all(),
    });
  }
}
