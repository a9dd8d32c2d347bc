import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun, OnEvent } from '../../../../platform/outbox/job.js';
import {
  historicalOrderRecorded,
  orderLossChanged,
  orderPlaced,
  orderStatusChanged,
} from '../../../orders/index.js';
import { UpdateSalesRollup } from '../../use-cases/update-sales-rollup.js';

/** Each event updates the rollup entry of its order. */
@Injectable()
abstract class CountOrderJob extends JobHandler<{ orderId: string }> {
  constructor(protected readonly updateSalesRollup: UpdateSalesRollup) {
    super();
  }

  handle({ orderId }: { orderId: string }, run: JobRun): Promise<void> {
    return this.updateSalesRollup.execute(orderId, () => run.done());
  }
}

/** By a statement of its own, as a new order has no entry to lock. */
@Injectable()
@OnEvent({ event: orderPlaced, job: 'analytics.count-order', queue: 'maintenance' })
export class CountPlacedOrderJob extends CountOrderJob {
  override handle({ orderId }: { orderId: string }, run: JobRun): Promise<void> {
    return this.updateSalesRollup.countNew(orderId, () => run.done());
  }
}

@Injectable()
@OnEvent({ event: orderStatusChanged, job: 'analytics.count-step', queue: 'maintenance' })
export class CountStepJob extends CountOrderJob {}

@Injectable()
@OnEvent({ event: orderLossChanged, job: 'analytics.count-loss', queue: 'maintenance' })
export class CountLossJob extends CountOrderJob {}

@Injectable()
@OnEvent({
  event: historicalOrderRecorded,
  job: 'analytics.count-past-order',
  queue: 'maintenance',
})
export class CountHistoricalOrderJob extends CountOrderJob {}
