import { columns, type RowOf } from '../../../../platform/database/fields.js';
import type { Checkout, CheckoutPricing } from '../../domain/checkout.js';
import { CheckoutEntity } from './checkout.entity.js';

const PROPERTIES = {
  id: true,
  userId: true,
  status: true,
  version: true,
  lines: true,
  pricing: true,
  totalCents: true,
  customerDetails: true,
  intentId: true,
  origin: true,
  heldUntil: true,
  createdAt: true,
} satisfies Record<keyof Checkout, true>;

// Object.keys returns string[].
const CHECKOUT_PROPERTIES = Object.keys(PROPERTIES) as (keyof Checkout)[];

/** The columns of a new row. */
export const CHECKOUT_COLUMNS = [...CHECKOUT_PROPERTIES, 'closedAt'] as const;

/** Selects the columns of the domain's checkout from the alias `checkout`. */
export const CHECKOUT_ROW = columns(CheckoutEntity, 'checkout', CHECKOUT_PROPERTIES);

/** What remains of a checkout's pricing when its details are cleared. */
export const WITHOUT_DESTINATION = () => `jsonb_set(pricing, '{destination}', 'null')`;

const PRICING_OF_EARLIER_RELEASE: CheckoutPricing = {
  discountCents: 0,
  code: null,
  delivery: null,
  taxCents: 0,
  isTaxIncluded: false,
  destination: null,
};

/** Reads rows of earlier releases, too, whose lines have no discount and no tax. */
export function toCheckout(row: RowOf<typeof CHECKOUT_ROW>): Checkout {
  return {
    ...row,
    lines: row.lines.map((line) => ({ discountCents: 0, taxCents: 0, ...line })),
    pricing: row.pricing ?? PRICING_OF_EARLIER_RELEASE,
  };
}

/**
 * A column that the domain lacks is a compile-time error here; a property that the table lacks, one
 * above.
 */
export const toCheckoutRow = (checkout: Checkout) =>
  ({ ...checkout, closedAt: null }) satisfies CheckoutEntity;
