import { columns } from '../../../../platform/database/fields.js';
import type { Checkout } from '../../domain/checkout.js';
import { CheckoutEntity } from './checkout.entity.js';

const PROPERTIES = {
  id: true,
  userId: true,
  status: true,
  version: true,
  lines: true,
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

/**
 * A column that the domain lacks is a compile-time error here; a property that the table lacks, one
 * above.
 */
export const toCheckoutRow = (checkout: Checkout) =>
  ({ ...checkout, closedAt: null }) satisfies CheckoutEntity;
