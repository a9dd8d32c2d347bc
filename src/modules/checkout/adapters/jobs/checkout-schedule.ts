import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DAY_MS } from '../../../../kernel/time.js';
import { Env } from '../../../../config/env.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { ReconcilePayments } from '../../use-cases/reconcile-payments.js';
import { SweepCheckouts } from '../../use-cases/sweep-checkouts.js';

/** Registers the scheduled jobs that close expired checkouts and reconcile payments. */
@Injectable()
export class CheckoutSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly sweep: SweepCheckouts,
    private readonly reconcile: ReconcilePayments,
    private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'checkout.sweep',
      everyMs: this.env.SWEEP_EVERY_MS,
      atStart: true,
      run: () => this.sweep.execute(),
    });
    this.jobs.start({
      name: 'checkout.reconcile',
      everyMs: this.env.RECONCILE_EVERY_MS,
      atStart: true,
      run: () => this.reconcile.sinceLastRun(),
    });
    this.jobs.start({
      name: 'checkout.reconcile-days',
      everyMs: DAY_MS,
      run: () => this.reconcile.lastDays(),
    });
  }
}
