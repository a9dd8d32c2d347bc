import { customerRules } from '../../../../common/contract/customer-details';
import { messageOf, statusOf, type ApiError } from '../../api/api-error';
import { money } from '../../../../common/format/money';
import type { PlacedOrder } from './api';
import type { CheckoutDetails } from './customer-details';

/** What a refused payment request means for the shopper. */
export type Refusal =
  /** Already paid: its order. */
  | { kind: 'placed'; order: PlacedOrder }
  /** Errors of the form's fields. */
  | { kind: 'fields'; errors: NonNullable<ApiError['errors']> }
  /** A message; the cart is fetched again where it is the reason. */
  | { kind: 'problem'; message: string; isCartStale: boolean };

/** The fallback message. */
export const CHECKOUT_FAILED = 'An error occurred during checkout. Please try again.';

/** Reads the error of `POST payment`; no card has been charged by then. */
export function refusalOf(error: unknown): Refusal {
  const { code, errors = [], data } = (error ?? {}) as Partial<ApiError>;
  const { order, number, amount } = (data ?? {}) as Record<string, unknown>;
  if (code === 'already_paid' && typeof order === 'string' && typeof number === 'number') {
    return { kind: 'placed', order: { _id: order, number } };
  }
  if (statusOf(error) === 400 && errors.length > 0) {
    const unseen = errors.find(({ field }) => !isField(field));
    if (!unseen) return { kind: 'fields', errors };
    return { kind: 'problem', message: unseen.message, isCartStale: true };
  }
  const said = statusOf(error) ? messageOf(error, CHECKOUT_FAILED) : CHECKOUT_FAILED;
  const message =
    code === 'cart_changed' && typeof amount === 'number'
      ? `${said}. The new total is ${money(amount)}.`
      : said;
  return { kind: 'problem', message, isCartStale: statusOf(error) === 409 };
}

/** Whether the form has a field of this name that stays: a country that is no longer served goes with its error. */
export function isField(name: string): name is Exclude<keyof CheckoutDetails, 'country'> {
  return name in customerRules;
}
