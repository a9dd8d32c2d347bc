import { money } from '../../../../common/format/money.js';
import { toDollars } from '../../../kernel/money.js';
import type { DeliveryMethod } from './delivery-method.js';
import type { DeliveryTerms } from './delivery-terms.js';

const ELSEWHERE = 'What delivery to other places costs is shown at checkout, before you pay.';

/** What delivery costs, in sentences. */
export function deliveryCost({ isFree, homeMethods, hasOtherPlaces }: DeliveryTerms): string {
  if (isFree) return 'Delivery is free on every order, whatever its size and weight.';
  if (homeMethods.length === 0) return 'What delivery costs is shown at checkout, before you pay.';
  const sentences = homeMethods.map(({ name, price }) => `${name} ${costs(price)}.`);
  return [...sentences, ...(hasOtherPlaces ? [ELSEWHERE] : [])].join(' ');
}

const dollars = (cents: number): string => money(toDollars(cents));

function costs(price: DeliveryMethod['price']): string {
  switch (price.kind) {
    case 'flat':
      return price.cents === 0 ? 'is free' : `costs ${dollars(price.cents)}`;
    case 'free_from':
      return `costs ${dollars(price.cents)} and is free on orders of ${dollars(price.freeFromCents)} or more`;
    case 'by_weight': {
      const all = price.steps.map(({ cents }) => cents);
      return `costs ${dollars(Math.min(...all))} to ${dollars(Math.max(...all))}, by weight`;
    }
  }
}
