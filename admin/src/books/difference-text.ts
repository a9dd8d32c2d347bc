import type { Schema } from '../../../common/contract/client';
import { signedMoney } from './signed-money';

type Difference = Pick<Schema<'BalanceDifference'>, 'kind' | 'ours' | 'theirs'>;

const names: Readonly<Record<Difference['kind'], string>> = {
  charge: 'Charge',
  refund: 'Refunds',
  dispute: 'Dispute',
};

/** What differs, such as `Charge: $10.00 here, missing at the card provider`. */
export function differenceText({ kind, ours, theirs }: Difference): string {
  const here = ours === null ? 'missing here' : `${signedMoney(ours)} here`;
  const there =
    theirs === null
      ? 'missing at the card provider'
      : `${signedMoney(theirs)} at the card provider`;
  return `${names[kind]}: ${here}, ${there}`;
}
