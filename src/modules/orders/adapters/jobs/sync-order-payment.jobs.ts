import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../kernel/unit-of-work.js';
import { JobHandler, type JobRun, OnEvent } from '../../../../platform/outbox/job.js';
import {
  partRefundChanged,
  paymentReportsChanged,
  refundChanged,
  refundUpdateReceived,
} from '../../../payment/index.js';
import { OrderQueries } from '../../ports/order-queries.js';
import { EnterForeignRefunds } from '../../use-cases/enter-foreign-refunds.js';
import { SyncOrderPayment } from '../../use-cases/sync-order-payment.js';

interface RefundChanged {
  readonly orderId: string | null;
}

/** Updates an order after a change of its refund. */
@Injectable()
@OnEvent({ event: refundChanged, job: 'orders.note-refund', queue: 'payments' })
export class ApplyRefundUpdateJob extends JobHandler<RefundChanged> {
  constructor(
    private readonly syncOrderPayment: SyncOrderPayment,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async handle({ orderId }: RefundChanged, run: JobRun): Promise<void> {
    if (orderId === null) return;
    await this.unitOfWork.run(async () => {
      await this.syncOrderPayment.execute(orderId);
      await run.done();
    });
  }
}

/** Updates an order after a change of a refund of a part. */
@Injectable()
@OnEvent({ event: partRefundChanged, job: 'orders.apply-part-refund', queue: 'payments' })
export class ApplyPartRefundJob extends ApplyRefundUpdateJob {}

/** Enters what was refunded by hand at the card provider, after an event about it. */
@Injectable()
@OnEvent({ event: refundUpdateReceived, job: 'orders.enter-refunds', queue: 'payments' })
export class EnterForeignRefundsJob extends JobHandler<{ intentId: string }> {
  constructor(private readonly enterForeignRefunds: EnterForeignRefunds) {
    super();
  }

  handle({ intentId }: { intentId: string }): Promise<void> {
    return this.enterForeignRefunds.execute(intentId);
  }
}

/** Updates an order after a change of its disputes or fraud warnings; a payment may have no order. */
@Injectable()
@OnEvent({ event: paymentReportsChanged, job: 'orders.apply-dispute', queue: 'payments' })
export class ApplyPaymentReportsJob extends JobHandler<{ intentId: string }> {
  constructor(
    private readonly orders: OrderQueries,
    private readonly syncOrderPayment: SyncOrderPayment,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  handle({ intentId }: { intentId: string }, run: JobRun): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.findByTransaction(intentId);
      if (order) await this.syncOrderPayment.execute(order.id);
      await run.done();
    });
  }
}
