import { money } from '../../../../common/format/money.js';
import { toDollars } from '../../../kernel/money.js';
import type { DeliveryMethod } from './delivery-method.js';
import type { DeliveryZone } from './delivery-zone.js';
import { methodsInto } from './served-zones.js';

/** What can be said of delivery before there is a cart and an address. */
export interface DeliveryTerms {
  /** Whether every method into every place costs nothing. */
  readonly isFree: boolean;
  /** The methods into the country of the shop that shoppers can choose, in their order. */
  readonly homeMethods: readonly DeliveryMethod[];
  /** Whether there are other places, with methods of their own. */
  readonly hasOtherPlaces: boolean;
}

/** The terms that the zones give; states with a zone of their own are other places. */
export function deliveryTerms(zones: readonly DeliveryZone[], shopCountry: string): DeliveryTerms {
  const home = { country: shopCountry, state: null, zip: null };
  const homeMethods = methodsInto(home, zones, shopCountry);
  const all = zones.flatMap(({ methods }) => methods).filter(({ isActive }) => isActive);
  return {
    isFree: all.length > 0 && all.every(isAlwaysFree),
    homeMethods,
    hasOtherPlaces: all.length > homeMethods.length,
  };
}

function isAlwaysFree({ price }: DeliveryMethod): boolean {
  return price.kind === 'by_weight'
    ? price.steps.every(({ cents }) => cents === 0)
    : price.cents === 0;
}

/** The least lines from which one of the methods is free, in cents; undefined where none gets free. */
export function freeFromCents(methods: readonly DeliveryMethod[]): number | undefined {
  const thresholds = methods.flatMap(({ price }) =>
    price.kind === 'free_from' ? [price.freeFromCents] : [],
  );
  return thresholds.length > 0 ? Math.min(...thresholds) : undefined;
}

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
