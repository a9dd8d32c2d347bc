import type { DeliveryMethod, DeliveryPrice } from '../../domain/delivery-method.js';
import type { DeliveryMethodEntity } from './entities.js';

type PriceColumns = Pick<
  DeliveryMethodEntity,
  'priceKind' | 'priceCents' | 'freeFromCents' | 'weightSteps'
>;

const NO_PRICE = { priceCents: null, freeFromCents: null, weightSteps: null };

export const toMethodRow = (
  { id, name, price, daysFrom, daysTo, isActive, version }: DeliveryMethod,
  zoneId: string,
  position: number,
): DeliveryMethodEntity => ({
  id,
  zoneId,
  name,
  ...toPriceColumns(price),
  daysFrom,
  daysTo,
  isActive,
  position,
  version,
});

export const toMethod = (row: DeliveryMethodEntity): DeliveryMethod => {
  const { id, name, daysFrom, daysTo, isActive, version } = row;
  return { id, name, price: toPrice(row), daysFrom, daysTo, isActive, version };
};

function toPriceColumns(price: DeliveryPrice): PriceColumns {
  const columns = { ...NO_PRICE, priceKind: price.kind };
  switch (price.kind) {
    case 'flat':
      return { ...columns, priceCents: price.cents };
    case 'free_from':
      return { ...columns, priceCents: price.cents, freeFromCents: price.freeFromCents };
    case 'by_weight':
      return { ...columns, weightSteps: price.steps };
  }
}

/** A check of the table holds what each kind has. */
function toPrice({ priceKind: kind, priceCents, freeFromCents, weightSteps }: PriceColumns) {
  const cents = priceCents ?? 0;
  switch (kind) {
    case 'flat':
      return { kind, cents };
    case 'free_from':
      return { kind, cents, freeFromCents: freeFromCents ?? 0 };
    case 'by_weight':
      return { kind, steps: weightSteps ?? [] };
  }
}
