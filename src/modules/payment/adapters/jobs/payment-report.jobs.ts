import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { HOUR_MS } from '../../../../kernel/time.js';
import { JobHandler, OnEvent } from '../../../../platform/outbox/job.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { paymentReportReceived } from '../../domain/payment-events.js';
import { SyncPaymentReports } from '../../use-cases/sync-payment-reports.js';

/** Copies a payment's disputes and fraud warnings after a provider's event about them. */
@Injectable()
@OnEvent({ event: paymentReportReceived, job: 'payment.sync-disputes', queue: 'payments' })
export class SyncPaymentReportsJob extends JobHandler<{ intentId: string }> {
  constructor(private readonly syncPaymentReports: SyncPaymentReports) {
    super();
  }

  handle({ intentId }: { intentId: string }): Promise<void> {
    return this.syncPaymentReports.execute(intentId);
  }
}

/** Copies all open disputes and fraud warnings every hour, in case events were lost. */
@Injectable()
export class PaymentReportSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly syncPaymentReports: SyncPaymentReports,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'payment.sync-disputes',
      everyMs: HOUR_MS,
      run: () => this.syncPaymentReports.all(),
    });
  }
}
