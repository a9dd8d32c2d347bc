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
