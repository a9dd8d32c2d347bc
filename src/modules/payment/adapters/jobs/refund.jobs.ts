import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HOUR_MS } from '../../../../kernel/time.js';
import { JobHandler, OnEvent } from '../../../../platform/outbox/job.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import {
  partRefundRequested,
  refundRequested,
  refundUpdateReceived,
} from '../../domain/payment-events.js';
import { SyncRefund } from '../../use-cases/sync-refund.js';
import { PerformRefund } from '../../use-cases/perform-refund.js';

/** Sends the refund to the provider after the commit that requested it. */
@Injectable()
@OnEvent({ event: refundRequested, job: 'payment.perform-refund', queue: 'payments' })
export class PerformRefundJob extends JobHandler<{ refundId: string }> {
  constructor(private readonly performRefund: PerformRefund) {
    super();
  }

  handle({ refundId }: { refundId: string }): Promise<void> {
    return this.performRefund.execute(refundId);
  }
}

/** Sends the refund of a part to the provider after the commit that requested it. */
@Injectable()
@OnEvent({ event: partRefundRequested, job: 'payment.perform-part-refund', queue: 'payments' })
export class PerformPartRefundJob extends PerformRefundJob {}

/** Updates the refunds of a payment after a provider's event about one. */
@Injectable()
@OnEvent({ event: refundUpdateReceived, job: 'payment.follow-refund', queue: 'payments' })
export class SyncRefundJob extends JobHandler<{ intentId: string }> {
  constructor(private readonly syncRefund: SyncRefund) {
    super();
  }

  handle({ intentId }: { intentId: string }): Promise<void> {
    return this.syncRefund.execute(intentId);
  }
}

/** Updates all open refunds every hour, in case events were lost. */
@Injectable()
export class RefundSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly syncRefund: SyncRefund,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'payment.follow-refunds',
      everyMs: HOUR_MS,
      run: () => this.syncRefund.all(),
    });
  }
}
