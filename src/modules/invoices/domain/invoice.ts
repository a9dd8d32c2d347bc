import { dayIn } from '../../../../common/format/zoned-time.js';
import { DomainError } from '../../../kernel/domain-error.js';
import type { Buyer, DocumentItems, NewBillingDocument, Seller } from './billing-document.js';
import { toBuyer } from './invoice-parties.js';

/** An order, as far as its invoice needs it. In cents. */
export interface InvoicedOrder {
  readonly id: string;
  readonly placedAt: Date;
  readonly customerDetails: Omit<Buyer, 'country'>;
  /** Two letters of ISO 3166-1; null for the country of the shop. */
  readonly country: string | null;
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly priceCents: number;
    readonly discountCents: number;
    readonly taxCents: number;
  }[];
  readonly discountCode: string | null;
  readonly shippingCents: number;
  readonly shippingMethod: string | null;
  readonly shippingTaxCents: number;
  readonly taxCents: number;
  readonly isTaxIncluded: boolean;
  readonly totalCents: number;
}

/** What an order consists of. */
export type ItemizedOrder = Pick<
  InvoicedOrder,
  'lines' | 'shippingCents' | 'shippingMethod' | 'shippingTaxCents' | 'taxCents' | 'isTaxIncluded'
>;

/** The tax rates of an order, in millionths; one for each line. */
export interface InvoicedRates {
  readonly lines: readonly (number | null)[];
  readonly delivery: number | null;
  /** What shoppers read of these rates. */
  readonly names?: { readonly lines: readonly (string | null)[]; readonly delivery: string | null };
}

export interface DocumentHeader {
  readonly id: string;
  readonly seller: Seller;
  readonly at: Date;
  readonly currency: string;
}

/** The invoice of a paid order. Without `rates`, its taxes are printed as amounts alone. */
export function invoiceOf(
  order: InvoicedOrder,
  rates: InvoicedRates | undefined,
  { id, seller, at, currency }: DocumentHeader,
): NewBillingDocument {
  const { fullName, address, city, state, zip } = order.customerDetails;
  const details = { fullName, address, city, state, zip };
  return {
    id,
    kind: 'invoice',
    orderId: order.id,
    refundId: null,
    totalCents: order.totalCents,
    currency,
    issuedAt: at,
    content: {
      seller,
      buyer: toBuyer(details, order.country ?? seller.country, seller),
      issuedOn: dayIn(seller.timeZone, at),
      orderedOn: dayIn(seller.timeZone, order.placedAt),
      ...orderedItemsOf(order, rates),
      discountCode: order.discountCode,
    },
  };
}

/** What was ordered, with its taxes. Without `rates` these are amounts alone. */
export function orderedItemsOf(
  { lines, taxCents, isTaxIncluded, ...order }: ItemizedOrder,
  rates: InvoicedRates | undefined,
): DocumentItems {
  const { shippingMethod, shippingCents, shippingTaxCents } = order;
  const hasDelivery = shippingMethod !== null || shippingCents > 0;
  return {
    lines: lines.map((line, index) => ({
      lineId: line.id,
      name: line.name,
      quantity: line.quantity,
      priceCents: line.priceCents,
      discountCents: line.discountCents,
      taxCents: line.taxCents,
      taxRate: rates?.lines[index] ?? null,
      ...nameOf(rates?.names?.lines[index]),
    })),
    delivery: hasDelivery
      ? {
          name: shippingMethod,
          amountCents: shippingCents,
          taxCents: shippingTaxCents,
          taxRate: rates?.delivery ?? null,
          ...nameOf(rates?.names?.delivery),
        }
      : null,
    taxCents,
    isTaxIncluded,
  };
}

const nameOf = (name: string | null | undefined) => (name ? { taxName: name } : {});

/** An order has one invoice. */
export class InvoiceExists extends DomainError {
  constructor(options: { readonly cause?: unknown } = {}) {
    super('conflict', 'invoice_exists', 'This order has an invoice already.', options);
  }
}
