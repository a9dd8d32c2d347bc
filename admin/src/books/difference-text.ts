import type { Schema } from '../../../common/contract/client';
import { moneyIn } from './money-in';
import { signedMoney } from './signed-money';

type Difference = Pick<
  Schema<'BalanceDifference'>,
  'kind' | 'ours' | 'theirs' | 'currency' | 'type'
>;

const names: Readonly<Record<Difference['kind'], string>> = {
  charge: 'Charge',
  refund: 'Refund',
  dispute: 'Dispute',
  other: 'No record of the shop',
  currency: 'Other currency',
};

/** What differs, such as `Charge: $10.00 here, missing at the card provider`. */
export function differenceText({ kind, ours, theirs, currency, type }: Difference): string {
  if (kind === 'currency' && theirs !== null) {
    return `${names.currency}: ${moneyIn(currency, theirs)} (${type}), not in the books`;
  }
  const what = type === null ? names[kind] : `${names[kind]} (${type})`;
  const here = ours === null ? 'missing here' : `${signedMoney(ours)} here`;
  const there =
    theirs === null
      ? 'missing at the card provider'
      : `${signedMoney(theirs)} at the card provider`;
  return `${what}: ${here}, ${there}`;
}
