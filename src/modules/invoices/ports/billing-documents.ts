import type { DayRange } from '../../../kernel/time.js';
import type { BillingDocument, NewBillingDocument } from '../domain/billing-document.js';

/** A document with the number of its order. */
export interface ListedDocument extends BillingDocument {
  readonly orderNumber: number;
}

/**
 * Invoices, credit notes and reversals. A document is never changed, except `reversedBy` of a credit note that is
 * reversed. Writes join the caller's transaction; numbers are given when that commits.
 */
export abstract class BillingDocuments {
  /** @throws InvoiceExists */
  abstract add(document: NewBillingDocument): Promise<void>;
  /** Adds the reversal of a credit note that stands. */
  abstract reverse(note: BillingDocument, reversal: NewBillingDocument): Promise<void>;
  /** The documents of an order, oldest first. Those of the open transaction are not among them. */
  abstract ofOrder(orderId: string): Promise<readonly BillingDocument[]>;
  abstract find(id: string): Promise<BillingDocument | undefined>;
  /** All that were issued on these days, as they say, in batches, oldest first. */
  abstract batches(days: DayRange): AsyncIterable<readonly ListedDocument[]>;
}

/** A refund whose documents are not those of its state. */
export interface UndocumentedRefund {
  readonly refundId: string;
  readonly intentId: string;
}

/**
 * What processes of the release before have left without documents, since the time until which all is
 * covered. Times are the database's, which all processes share.
 */
export abstract class MissingDocuments {
  /** The time until which all transactions have ended by now. */
  abstract coverable(): Promise<Date>;
  /** At most `limit` ids of orders, oldest first. An imported order is none of them. */
  abstract orders(limit: number): Promise<readonly string[]>;
  abstract refunds(limit: number): Promise<readonly UndocumentedRefund[]>;
  /** Stores that nothing is missing until then. Joins the caller's transaction. */
  abstract cover(until: Date): Promise<void>;
}
