import type { Order, Parcel } from './api';

/** The parcels worth showing: all, but for a single one that says no more than the status does. */
export function shownParcels({ status, parcels }: Order): readonly Parcel[] {
  const [first] = parcels;
  const isPlain = parcels.length === 1 && first?.carrierName === null;
  return isPlain && status !== 'pending' ? [] : parcels;
}
