import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { MINUTE_MS } from '../../../../kernel/time.js';
import { JobHandler, OnEvent } from '../../../../platform/outbox/job.js';
import { ScheduledJobs } from '../../../../platform/scheduled-jobs/scheduled-jobs.js';
import { historicalOrderRecorded } from '../../../orders/index.js';
import { ClosePastDays } from '../../use-cases/close-past-days.js';
import { EnterMissingOrders } from '../../use-cases/enter-missing-orders.js';
import { EnterStoredOrder } from '../../use-cases/enter-stored-order.js';

const EVERY_MS = 5 * MINUTE_MS;

/** Enters an order that was imported. */
@Injectable()
@OnEvent({ event: historicalOrderRecorded, job: 'books.enter-past-order', queue: 'maintenance' })
export class EnterHistoricalOrderJob extends JobHandler<{ orderId: string }> {
  constructor(private readonly enterStoredOrder: EnterStoredOrder) {
    super();
  }

  handle({ orderId }: { orderId: string }): Promise<void> {
    return this.enterStoredOrder.execute(orderId);
  }
}

/** Closes every five minutes the days that are over, and enters what is missing in the books. */
@Injectable()
export class MissingEntriesSchedule implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: ScheduledJobs,
    private readonly closePastDays: ClosePastDays,
    private readonly enterMissingOrders: EnterMissingOrders,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.start({
      name: 'books.enter-missing',
      everyMs: EVERY_MS,
      run: async (signal) => {
        await this.closePastDays.execute();
        await this.enterMissingOrders.execute(signal);
      },
    });
  }
}
