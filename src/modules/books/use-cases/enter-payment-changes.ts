import { Injectable } from '@nestjs/common';
import { BillingDocuments, creditedItemsOf, orderedItemsOf } from '../../invoices/index.js';
import { OrderQueries } from '../../orders/index.js';
import { type Dispute, PaymentLedger, type Refund } from '../../payment/index.js';
import { amountsOfDispute, amountsOfRefund } from '../domain/ledger-amounts.js';
import { CorrectEntries } from './correct-entries.js';
import type { EventTime } from './prepare-entries.js';

/**
 * Enters what refunds and disputes take of orders, and what comes back of it. Those of a payment that never
 * became an order have no entries, as the payment has none; where the order follows, a job enters them.
 */
@Injectable()
export class EnterPaymentChanges extends PaymentLedger {
  constructor(
    private readonly correctEntries: CorrectEntries,
    private readonly documents: BillingDocuments,
    private readonly orders: OrderQueries,
  ) {
    super();
  }

  async enterRefund(refund: Refund, refunds: readonly Refund[], at: EventTime = {}): Promise<void> {
    const { id, orderId, intentId, status, amountCents } = refund;
    if (orderId === null) return;
    const isConfirmed = status === 'refunded' && amountCents > 0;
    const amounts = isConfirmed
      ? amountsOfRefund(creditedItemsOf(await this.soldIn(orderId), refund, refunds))
      : [];
    const source = { kind: 'refund', id } as const;
    await this.correctEntries.execute({ source, amounts, orderId, intentId }, at);
  }

  async enterDispute(dispute: Dispute, at: EventTime = {}): Promise<void> {
    const { id, intentId } = dispute;
    const order = await this.orders.findByTransaction(intentId);
    if (!order) return;
    const source = { kind: 'dispute', id } as const;
    const amounts = amountsOfDispute(dispute);
    await this.correctEntries.execute({ source, amounts, orderId: order.id, intentId }, at);
  }

  /** What an order consists of: its invoice has the rates of its taxes, too. */
  private async soldIn(orderId: string): Promise<Parameters<typeof creditedItemsOf>[0]> {
    const documents = await this.documents.ofOrder(orderId);
    const invoice = documents.find(({ kind }) => kind === 'invoice');
    if (invoice) return invoice;
    const order = await this.orders.find(orderId);
    if (!order) throw new Error(`The order ${orderId} of a refund does not exist.`);
    return { totalCents: order.totalCents, content: orderedItemsOf(order, undefined) };
  }
}
