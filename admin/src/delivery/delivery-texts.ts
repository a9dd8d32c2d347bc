import { countryName } from '../../../common/format/address';
import { money } from '../../../common/format/money';
import type { DeliveryMethod, DeliveryZone } from '../data/records';

/** A country of a zone as people read it, with its states by code. */
function regionText({ country, states }: DeliveryZone['regions'][number]): string {
  const name = country === null ? 'The country of the shop' : countryName(country);
  return states.length === 0 ? name : `${name} (${states.join(', ')})`;
}

export const regionsText = ({ regions }: Pick<DeliveryZone, 'regions'>): string =>
  regions.map(regionText).join(', ');

/** A price as people read it. */
export function priceText({ kind, amount, freeFrom, steps }: DeliveryMethod['price']): string {
  switch (kind) {
    case 'flat':
      return amount ? money(amount) : 'Free';
    case 'free_from':
      return `${money(amount ?? 0)}, free from ${money(freeFrom ?? 0)}`;
    case 'by_weight': {
      const prices = (steps ?? []).map(({ price }) => price);
      const [least, most] = [Math.min(...prices), Math.max(...prices)];
      return `By weight, ${money(least)}${most > least ? ` to ${money(most)}` : ''}`;
    }
  }
}
