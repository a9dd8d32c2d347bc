import { randomUUID } from 'node:crypto';
import type { DeliveryMethod } from '../../domain/delivery-method.js';
import type { DeliveryZone } from '../../domain/delivery-zone.js';
import {
  DeliveryQueries,
  DeliveryRepository,
  ShopCountry,
} from '../../ports/delivery-repository.js';
import { CacheInvalidation } from '../../../../platform/invalidation/cache-invalidation.js';
import { deliveryMethod, deliveryZone } from '../../testing/delivery-fixtures.js';
import { openDelivery } from '../../testing/open-delivery.js';

let country: string;
const delivery = openDelivery([
  { provide: ShopCountry, useValue: { current: async () => country } },
]);
beforeEach(() => void (country = 'US'));

describe('delivery from zones in Postgres', () => {
  const queries = () => delivery.get(DeliveryQueries);
  const into = (state: string | null) => ({ country: 'US', state, zip: null });

  it('begins with one free method into the country of the shop', async () => {
    const id = expect.any(String) as string;
    const standard = deliveryMethod('Standard delivery', { id });
    expect(await queries().methodsFor(into('OR'))).toEqual([standard]);
    const homeMethods = [standard];
    expect(await queries().terms()).toEqual({ isFree: true, homeMethods, hasOtherPlaces: false });
    country = 'CA';
    expect(await queries().methodsFor(into('OR'))).toEqual([]);
  });

  it('answers from the stored zones, and for the country that the shop has now', async () => {
    const truck = method('Truck', {});
    await delivery.setZones({
      ...zone('Abroad', [truck]),
      regions: [
        { country: 'DE', states: [] },
        { country: 'US', states: ['AK'] },
      ],
    });
    expect(await queries().methodsFor(into('AK'))).toEqual([truck]);
    expect(await queries().hasStateZones('US')).toBe(true);
    expect(await queries().servedCountries()).toEqual(['US', 'DE']);
    expect(await queries().defaultCountry()).toBe('US');
    country = 'DE';
    expect(await queries().servedCountries()).toEqual(['DE', 'US']);
    expect(await queries().defaultCountry()).toBe('DE');
    expect(await queries().terms()).toMatchObject({ homeMethods: [truck] });
  });

  it('reads them once, until they change', async () => {
    await delivery.setZones();
    const all = jest.spyOn(delivery.get(DeliveryRepository), 'all');
    expect([await queries().methodsFor(into('OR')), await queries().servedCountries()]).toEqual([
      [],
      [],
    ]);
    expect(all).toHaveBeenCalledTimes(1);
    const home = zone('Home', []);
    await save(home);
    expect(await queries().hasStateZones('US')).toBe(false);
    expect(all).toHaveBeenCalledTimes(2);
    await save({ ...home, regions: [{ country: 'US', states: ['OR'] }] });
    expect([await queries().hasStateZones('US'), await queries().hasStateZones('CA')]).toEqual([
      true,
      false,
    ]);
    expect(all).toHaveBeenCalledTimes(3);
    await delivery.get(CacheInvalidation).announce('content');
    await queries().methodsFor(into('OR'));
    expect(all).toHaveBeenCalledTimes(3);
  });
});

describe('the repository of delivery zones', () => {
  const flat = method('Standard', {});
  const express = method('Express', {
    price: { kind: 'free_from', cents: 1_500, freeFromCents: 20_000 },
    daysFrom: 1,
    daysTo: 2,
    isActive: false,
  });
  const steps = [
    { upToGrams: 1_000, cents: 500 },
    { upToGrams: 30_000, cents: 900 },
  ];
  const freight = method('Freight', { price: { kind: 'by_weight', steps } });

  beforeEach(() => delivery.setZones());

  it('gives back zones by name, with their methods in order', async () => {
    const [north, south] = [zone('North', [freight, flat, express]), zone('South', [])];
    await save(south, north);
    expect(await delivery.zones()).toEqual([north, south]);
    const locked = delivery.inTransaction(() => delivery.get(DeliveryRepository).lockAll());
    expect(await locked).toEqual([north, south]);
  });

  it('stores a changed zone with exactly its methods', async () => {
    const before = zone('North', [flat, express]);
    const cheaper: DeliveryMethod = { ...express, price: { kind: 'flat', cents: 99 }, version: 2 };
    const after: DeliveryZone = {
      ...before,
      name: 'Far North',
      version: 2,
      regions: [{ country: 'NO', states: [] }],
      methods: [cheaper, freight],
    };
    await save(before);
    await save(after);
    expect(await delivery.zones()).toEqual([after]);
    await save({ ...after, methods: [] });
    expect(await delivery.zones()).toEqual([{ ...after, methods: [] }]);
  });

  it('deletes a zone with its methods, and no other', async () => {
    const [north, south] = [zone('North', [flat]), zone('South', [express])];
    await save(north, south);
    await delivery.inTransaction(() => delivery.get(DeliveryRepository).remove(north));
    expect(await delivery.zones()).toEqual([south]);
  });
});

const save = (...zones: readonly DeliveryZone[]) =>
  delivery.inTransaction(async () => {
    for (const one of zones) await delivery.get(DeliveryRepository).save(one);
  });

function method(name: string, changes: Partial<DeliveryMethod>): DeliveryMethod {
  return deliveryMethod(name, { id: randomUUID(), ...changes });
}

function zone(name: string, methods: readonly DeliveryMethod[]): DeliveryZone {
  const regions = [
    { country: null, states: [] },
    { country: 'CA', states: ['BC', 'AB'] },
  ];
  return deliveryZone(name, { id: randomUUID(), regions, methods });
}
