import { stateCode } from '../../../../common/contract/states.js';
import type { Destination } from '../../../kernel/destination.js';
import type { DeliveryMethod } from './delivery-method.js';
import type { DeliveryZone } from './delivery-zone.js';

/**
 * The active methods into a place, in their order. A zone with its state comes before one with its whole country; a
 * state that the country does not have is in the zone of the country alone. None where no zone has the place.
 */
export function methodsInto(
  { country, state }: Destination,
  zones: readonly DeliveryZone[],
  shopCountry: string,
): DeliveryMethod[] {
  const code = state === null ? undefined : stateCode(country, state);
  const zoneWith = (isPlace: (states: readonly string[]) => boolean) =>
    zones.find(({ regions }) =>
      regions.some(
        (region) => (region.country ?? shopCountry) === country && isPlace(region.states),
      ),
    );
  const zone =
    (code === undefined ? undefined : zoneWith((states) => states.includes(code))) ??
    zoneWith((states) => states.length === 0);
  return zone?.methods.filter(({ isActive }) => isActive) ?? [];
}

/** Whether a zone has states of the country. */
export function hasStateZones(
  country: string,
  zones: readonly DeliveryZone[],
  shopCountry: string,
): boolean {
  return zones.some(({ regions }) =>
    regions.some(
      (region) => (region.country ?? shopCountry) === country && region.states.length > 0,
    ),
  );
}

/** The countries into which there is an active method, or into a state of them: the shop's first, then by code. */
export function countriesWithMethods(
  zones: readonly DeliveryZone[],
  shopCountry: string,
): string[] {
  const served = zones
    .filter(({ methods }) => methods.some(({ isActive }) => isActive))
    .flatMap(({ regions }) => regions.map(({ country }) => country ?? shopCountry));
  return [...new Set(served)].sort((one, other) => {
    if (one === shopCountry) return -1;
    return other === shopCountry || one > other ? 1 : -1;
  });
}

/** The country of the shop where it is served, else the only one that is. */
export function defaultCountryOf(
  served: readonly string[],
  shopCountry: string,
): string | undefined {
  if (served.includes(shopCountry)) return shopCountry;
  return served.length === 1 ? served[0] : undefined;
}
