import { cardError } from './http/api-error.js';
import type { Params } from './http/params.js';

export interface TypedCard {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/**
 * Reads a typed card and checks all that needs no bank.
 * @throws ApiError 402 with the provider's `incorrect_` and `invalid_` codes.
 */
export function readTypedCard(card: Params): TypedCard {
  card.only('number', 'exp_month', 'exp_year', 'cvc', 'networks');
  const number = card.required('number').replace(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(number) || !hasValidChecksum(number)) {
    throw invalid('incorrect_number', 'number', 'Your card number is incorrect.');
  }
  const expMonth = Number(card.required('exp_month'));
  const year = Number(card.required('exp_year'));
  const expYear = year < 100 ? 2000 + year : year;
  const badMonth = "Your card's expiration month is invalid.";
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12) {
    throw invalid('invalid_expiry_month', 'exp_month', badMonth);
  }
  const today = new Date();
  const thisYear = today.getUTCFullYear();
  if (!Number.isInteger(expYear) || expYear < thisYear || expYear > thisYear + 50) {
    throw invalid('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  if (expYear === thisYear && expMonth < today.getUTCMonth() + 1) {
    throw invalid('invalid_expiry_month', 'exp_month', badMonth);
  }
  const cvc = card.string('cvc');
  if (cvc !== undefined && !/^\d{3,4}$/.test(cvc)) {
    throw invalid('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  return { number, expMonth, expYear };
}

const invalid = (code: string, param: string, message: string) =>
  cardError(message, { code, param });

function hasValidChecksum(number: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...number].reverse().entries()) {
    const doubled = place % 2 === 0 ? Number(digit) : Number(digit) * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
