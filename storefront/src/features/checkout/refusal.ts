import { messageOf, statusOf, type ApiError } from '../../api/api-error';
import { money } from '../../../../common/format/money';
import type { PlacedOrder } from './api';

/** What the server's no to a payment means for the shopper. */
export type Refusal =
  /** Paid before: this is the order. */
  | { kind: 'placed'; order: PlacedOrder }
  /** Fields of the form that it does not take. */
  | { kind: 'fields'; errors: NonNullable<ApiError['errors']> }
  /** To be said; the cart is read again where it is the cart's doing. */
  | { kind: 'problem'; message: string; isCartStale: boolean };

/** Said of whatever goes wrong where nothing better is known. */
export const CHECKOUT_FAILED = 'An error occurred during checkout. Please try again.';

/** Reads the error of `POST payment`; no card has been charged by then. */
export function refusalOf(error: unknown): Refusal {
  const { code, errors = [], data } = (error ?? {}) as Partial<ApiError>;
  const { order, number, amount } = (data ?? {}) as Record<string, unknown>;
  if (code === 'already_paid' && typeof order === 'string' && typeof number === 'number') {
    return { kind: 'placed', order: { _id: order, number } };
  }
  if (statusOf(error) === 400 && errors.length > 0) return { kind: 'fields', errors };
  const said = statusOf(error) ? messageOf(error, CHECKOUT_FAILED) : CHECKOUT_FAILED;
  const message =
    code === 'cart_changed' && typeof amount === 'number'
      ? `${said}. The new total is ${money(amount)}.`
      : said;
  return { kind: 'problem', message, isCartStale: statusOf(error) === 409 };
}
