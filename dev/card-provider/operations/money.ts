import { badParam } from '../http/api-error.js';
import type { Params } from '../http/params.js';

const SMALLEST = 50;
const LARGEST = 99_999_999;
const CURRENCIES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));

/** `4999` cents as the provider says it: `$49.99`. */
export function inWords(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

/** Reads an amount to be charged, in cents. */
export function readAmount(params: Params, currency: string): number | undefined {
  const amount = params.integer('amount');
  if (amount === undefined) return undefined;
  if (amount < 1) {
    throw badParam(
      'amount',
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  }
  if (amount < SMALLEST) {
    throw badParam(
      'amount',
      `Amount must be at least ${inWords(SMALLEST, currency)} ${currency}`,
      'amount_too_small',
    );
  }
  if (amount > LARGEST) {
    throw badParam(
      'amount',
      `Amount must be no more than ${inWords(LARGEST, currency)}`,
      'amount_too_large',
    );
  }
  return amount;
}

export function readCurrency(params: Params): string {
  const currency = params.required('currency').toLowerCase();
  if (CURRENCIES.has(currency)) return currency;
  throw badParam('currency', `Invalid currency: ${currency}.`);
}
