import { unitsOf } from '../../../../common/format/units';
import type { Order, Parcel } from './api';

/** The parcels worth showing: all, but for a single one that says no more than the status does. */
export function shownParcels({ parcels, products }: Order): readonly Parcel[] {
  const [first, ...others] = parcels;
  if (!first || others.length > 0 || first.carrierName !== null) return parcels;
  // Units that were refunded before the order shipped are in no parcel, and when a part left is no status.
  return unitsOf(first.lines) === unitsOf(products) ? [] : parcels;
}
