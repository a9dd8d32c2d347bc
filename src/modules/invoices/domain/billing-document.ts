import type { DocumentKind } from '../../../../common/contract/billing-document.js';

/** Who sells, as it is printed. */
export interface Seller {
  readonly name: string;
  /** In one line; null where the shop has none. */
  readonly address: string | null;
  readonly email: string | null;
  /** A free text, such as a VAT number. */
  readonly taxIds: string | null;
  /** Two letters of ISO 3166-1, which decide about the paper. */
  readonly country: string;
  /** The days of its documents are in this time zone. */
  readonly timeZone: string;
}

/** Who buys, and where to. */
export interface Buyer {
  readonly fullName: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  /** Two letters of ISO 3166-1; absent where it is that of the shop. */
  readonly country?: string;
}

/** A line of a document, in cents. Its amount is price times quantity less discount. */
export interface DocumentLine {
  /** The order line's id; null for an amount that is of no line. */
  readonly lineId: string | null;
  readonly name: string;
  readonly quantity: number;
  readonly priceCents: number;
  readonly discountCents: number;
  /** On its amount, or contained in it. */
  readonly taxCents: number;
  /** In millionths; null where it is unknown, or of several rates. */
  readonly taxRate: number | null;
  /** Of the rate; absent where it is unknown, as in documents of earlier releases. */
  readonly taxName?: string;
}

/** The delivery on a document, in cents. */
export interface DocumentDelivery {
  readonly name: string | null;
  readonly amountCents: number;
  readonly taxCents: number;
  readonly taxRate: number | null;
  /** As that of a line. */
  readonly taxName?: string;
}

/** What a document says, frozen when it is issued. */
export interface DocumentContent {
  readonly seller: Seller;
  readonly buyer: Buyer;
  /** `YYYY-MM-DD`, as are all days. */
  readonly issuedOn: string;
  /** The day on which the order was placed and paid. */
  readonly orderedOn: string;
  readonly lines: readonly DocumentLine[];
  /** Null where the document has none. */
  readonly delivery: DocumentDelivery | null;
  readonly discountCode: string | null;
  /** The sum of the taxes of lines and delivery. */
  readonly taxCents: number;
  /** Whether amounts contain the tax; otherwise it is added to them. */
  readonly isTaxIncluded: boolean;
}

/** What a document comes to: its amounts without its heading. */
export type DocumentItems = Pick<
  DocumentContent,
  'lines' | 'delivery' | 'taxCents' | 'isTaxIncluded'
>;

/** A document without its number, which it gets from a counter when the transaction commits. */
export interface NewBillingDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly orderId: string;
  /** Null for an invoice. */
  readonly refundId: string | null;
  readonly totalCents: number;
  readonly currency: string;
  readonly issuedAt: Date;
  readonly content: DocumentContent;
}

/** A stored document. */
export interface BillingDocument extends NewBillingDocument {
  /** As it is printed. */
  readonly number: string;
  /** The reversal of this credit note; null for one that stands. */
  readonly reversedBy: string | null;
}

/** What a line costs, in cents, as prices are shown: with the tax where they include it. */
export function lineAmountCents({
  priceCents,
  quantity,
  discountCents,
}: Pick<DocumentLine, 'priceCents' | 'quantity' | 'discountCents'>): number {
  return priceCents * quantity - discountCents;
}

/** The sum that a document must come to, in cents. */
export function contentTotalCents({
  lines,
  delivery,
  taxCents,
  isTaxIncluded,
}: DocumentItems): number {
  const amounts = lines.reduce((sum, line) => sum + lineAmountCents(line), 0);
  return amounts + (delivery?.amountCents ?? 0) + (isTaxIncluded ? 0 : taxCents);
}
