import type { DayRange } from '../../../kernel/day-range.js';
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
