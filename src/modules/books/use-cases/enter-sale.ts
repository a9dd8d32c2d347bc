import { Injectable } from '@nestjs/common';
import { type InvoicedRates, orderedItemsOf } from '../../invoices/index.js';
import { amountsOfOrder } from '../domain/ledger-amounts.js';
import { toDestination } from '../domain/ledger-entry.js';
import { LedgerEntries } from '../ports/ledger-entries.js';
import { PrepareEntries } from './prepare-entries.js';

/** An order as the books enter it. */
type SoldOrder = Parameters<typeof orderedItemsOf>[0] & {
  readonly id: string;
  readonly placedAt: Date;
  readonly transactionId: string;
  /** Two letters of ISO 3166-1; null for the country of the shop. */
  readonly country: string | null;
  readonly customerDetails: { readonly state: string };
};

/** Enters an order that is placed, in the caller's transaction. */
@Injectable()
export class EnterSale {
  constructor(
    private readonly entries: LedgerEntries,
    private readonly prepareEntries: PrepareEntries,
  ) {}

  /** Reads what the entries need beside their order; what is returned writes them, by one statement. */
  async prepare(): Promise<
    (order: SoldOrder, rates?: InvoicedRates, openingUntil?: Date) => Promise<void>
  > {
    const context = await this.prepareEntries.execute();
    return (order, rates, openingUntil) => {
      const { id: orderId, placedAt: eventAt, transactionId: intentId } = order;
      const posting = {
        source: { kind: 'order', id: orderId } as const,
        amounts: amountsOfOrder(orderedItemsOf(order, rates)),
        destination: toDestination(order.country ?? context.country, order.customerDetails.state),
        revision: 1,
        orderId,
        intentId,
      };
      return this.entries.add(context.entriesOf(posting, { eventAt, openingUntil }));
    };
  }
}
