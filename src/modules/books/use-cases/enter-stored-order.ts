import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { OrderQueries, type OrderRecord } from '../../orders/index.js';
import { Disputes, type Refund, Refunds } from '../../payment/index.js';
import { LedgerEntries, MissingEntries } from '../ports/ledger-entries.js';
import { EnterPaymentChanges } from './enter-payment-changes.js';
import { EnterSale } from './enter-sale.js';

/** Enters an order that was placed without the books, with its refunds and disputes. */
@Injectable()
export class EnterStoredOrder {
  constructor(
    private readonly orders: OrderQueries,
    private readonly refunds: Refunds,
    private readonly disputes: Disputes,
    private readonly entries: LedgerEntries,
    private readonly missing: MissingEntries,
    private readonly enterSale: EnterSale,
    private readonly enterPaymentChanges: EnterPaymentChanges,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Idempotent. */
  execute(orderId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.orders.find(orderId);
      if (!order) return;
      // The opening lasts until this transaction ends, as the day does.
      await this.entries.recordingTime();
      const openingUntil = await this.missing.openingUntil();
      const opening = openingUntil && { openingUntil };
      if ((await this.entries.ofSource({ kind: 'order', id: orderId })).length === 0) {
        const enter = await this.enterSale.prepare();
        await enter({ ...order, placedAt: order.createdAt }, undefined, openingUntil);
      }
      const refunds = await this.refunds.ofIntent(order.transactionId);
      for (const refund of refunds) {
        const eventAt = refundedAt(refund, order);
        await this.enterPaymentChanges.enterRefund(refund, refunds, { eventAt, ...opening });
      }
      for (const dispute of await this.disputes.ofIntent(order.transactionId)) {
        const eventAt = dispute.openedAt;
        await this.enterPaymentChanges.enterDispute(dispute, { eventAt, ...opening });
      }
    });
  }
}

/** When a refund was made; of an imported order, when that was taken back. */
function refundedAt({ id, keyUsedAt, part }: Refund, order: OrderRecord): Date {
  if (keyUsedAt) return keyUsedAt;
  const lastStep = order.history.filter(({ what }) => what === 'status').at(-1);
  const request = order.refunds.find((each) => each.id === id);
  return (part ? request : lastStep)?.at ?? order.createdAt;
}
