import { Injectable } from '@nestjs/common';
import { CURRENCY } from '../../../../common/contract/order.js';
import { type InvoicedRates, orderedItemsOf } from '../../invoices/index.js';
import { amountsOfOrder } from '../domain/ledger-amounts.js';
import { entriesOf } from '../domain/ledger-entry.js';
import { LedgerEntries } from '../ports/ledger-entries.js';
import { LedgerCalendar } from './ledger-calendar.js';

/** An order as the books enter it. */
type SoldOrder = Parameters<typeof orderedItemsOf>[0] & {
  readonly id: string;
  readonly placedAt: Date;
  readonly transactionId: string;
};

/** Enters an order that is placed, in the caller's transaction. */
@Injectable()
export class EnterSale {
  constructor(
    private readonly entries: LedgerEntries,
    private readonly calendar: LedgerCalendar,
  ) {}

  /**
   * Reads what the entries need beside their order. What is returned begins its only write at once, so that
   * it is one statement with those of the order.
   */
  async prepare(): Promise<
    (order: SoldOrder, rates?: InvoicedRates, openingUntil?: Date) => Promise<void>
  > {
    const daysOf = await this.calendar.prepare();
    return (order, rates, openingUntil) => {
      const { id: orderId, placedAt, transactionId: intentId } = order;
      const posting = {
        source: { kind: 'order', id: orderId } as const,
        amounts: amountsOfOrder(orderedItemsOf(order, rates)),
        ...{ revision: 1, orderId, intentId },
      };
      return this.entries.add(entriesOf(posting, daysOf(placedAt, openingUntil), CURRENCY));
    };
  }
}
