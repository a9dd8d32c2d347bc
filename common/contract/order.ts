import type { CustomerDetails, CustomerField } from './customer-details.js';

/** The minimum and maximum total of an order in dollars, as the payment provider allows. */
export const orderTotalRules = { min: 0.5, max: 999_999.99 } as const;

/** All prices and payments, as the payment provider writes it. */
export const CURRENCY = 'usd';

/** How long a refund takes from the payment provider to the card. */
export const REFUND_ARRIVAL = 'usually within 5 to 10 days';

/** The refund of an order that is canceled or returned. */
export const MONEY_BACK = `The full amount goes back to the card you paid with, ${REFUND_ARRIVAL}.`;

/** The refund of one of which parts went back before. */
const REST_BACK = `The rest of what you paid goes back to the card you paid with, ${REFUND_ARRIVAL}.`;

/** One of which everything went back before, by refunds or by the bank. */
const ALL_BACK = 'Your payment went back to you before.';

/** What goes back of an order that is canceled or returned; `left` of `total`, in any one unit of money. */
export function moneyBackText(left: number, total: number): string {
  if (left === 0) return ALL_BACK;
  return left < total ? REST_BACK : MONEY_BACK;
}

/** Told to the shopper who canceled an order. */
export const ORDER_CANCELED = 'Your order is canceled.';

/**
 * What staff may correct of an order's address until it ships. Country, state and ZIP stay: delivery and tax may depend
 * on them.
 */
export const CORRECTABLE_FIELDS = [
  'fullName',
  'phone',
  'address',
  'city',
] as const satisfies readonly CustomerField[];

export type CorrectedAddress = Pick<CustomerDetails, (typeof CORRECTABLE_FIELDS)[number]>;

/** No method delivers these products to the address. */
export const NOT_DELIVERED = 'We do not deliver this order to your address.';

/** Shown while the bank has not decided on a payment. */
export const PAYMENT_PROCESSING =
  'Your payment is being processed. We will confirm your order as soon as it is through.';

/** Limits the orders shipped in one call. */
export const bulkShipRules = {
  max: 100,
  tooMany: 'At most 100 orders can be shipped at a time',
} as const;

/** Limits the orders shipped by one file, and names its columns. */
export const shipmentFileRules = {
  max: 500,
  tooMany: 'At most 500 orders can be shipped by one file',
  columns: ['order', 'carrier', 'tracking'],
} as const;

/** The page of one order of the signed-in user, as emails link to it. */
export const orderPath = (id: string): string => `/user/orders?order=${id}`;
