import { randomUUID } from 'node:crypto';
import type { DeliveryZone } from '../domain/delivery-zone.js';
import type { DeliveryQueries } from '../ports/delivery-queries.js';
import { deliveryMethod, deliveryZone } from './delivery-fixtures.js';

const method = (...[name, changes]: Parameters<typeof deliveryMethod>) =>
  deliveryMethod(name, { id: randomUUID(), ...changes });
const zone = (...[name, changes]: Parameters<typeof deliveryZone>) =>
  deliveryZone(name, { id: randomUUID(), ...changes });

const into = (country: string, state: string | null = null) => ({ country, state, zip: null });

const truck = method('Truck', { price: { kind: 'flat', cents: 500 } });
const home = zone('Home', {
  methods: [truck, method('Off', { isActive: false }), method('Courier')],
});
const far = zone('Far', {
  regions: [
    { country: 'US', states: ['AK', 'HI'] },
    { country: 'CA', states: ['BC'] },
  ],
  methods: [method('Air')],
});
const abroad = zone('Abroad', {
  regions: [
    { country: 'MX', states: [] },
    { country: 'DE', states: [] },
  ],
  methods: [method('Ship')],
});
const closed = zone('Closed', {
  regions: [{ country: 'FR', states: [] }],
  methods: [method('Train', { isActive: false })],
});

/** The contract of every `DeliveryQueries`. `make` returns those of a new shop in the US. */
export function deliveryQueriesContract(
  make: () => Promise<{
    delivery: DeliveryQueries;
    /** The shop has these zones, and no other. */
    setZones: (...zones: readonly DeliveryZone[]) => Promise<void>;
    setShopCountry: (country: string) => void;
  }>,
): void {
  const opened = async (...zones: readonly DeliveryZone[]) => {
    const { delivery, setZones, setShopCountry } = await make();
    await setZones(...zones);
    const namesFor = async (country: string, state?: string) =>
      (await delivery.methodsFor(into(country, state))).map(({ name }) => name);
    return { delivery, setZones, setShopCountry, namesFor };
  };

  it('begins with one free method into the country of the shop', async () => {
    const { delivery, setShopCountry } = await make();
    const standard = {
      ...{ id: expect.any(String) as string, name: 'Standard delivery', isActive: true },
      ...{ price: { kind: 'flat', cents: 0 }, daysFrom: null, daysTo: null, version: 1 },
    };
    expect(await delivery.methodsFor(into('US', 'OR'))).toEqual([standard]);
    expect(await delivery.methodsFor(into('CA'))).toEqual([]);
    expect(await delivery.terms()).toEqual({
      ...{ isFree: true, homeMethods: [standard], hasOtherPlaces: false },
    });
    setShopCountry('CA');
    expect(await delivery.methodsFor(into('CA'))).toEqual([standard]);
  });

  it('has the active methods in their order, those of a state before those of its country', async () => {
    const { namesFor } = await opened(home, far);
    expect(await namesFor('US')).toEqual(['Truck', 'Courier']);
    expect(await namesFor('US', 'OR')).toEqual(['Truck', 'Courier']);
    expect(await namesFor('US', 'alaska')).toEqual(['Air']);
    expect(await namesFor('CA', 'BC')).toEqual(['Air']);
    expect(await namesFor('CA', 'ON')).toEqual([]);
    expect(await namesFor('DE')).toEqual([]);
  });

  it('knows the countries that have states in a zone', async () => {
    const { delivery } = await opened(home, far, abroad);
    const known = ['US', 'CA', 'MX', 'FR'].map((country) => delivery.hasStateZones(country));
    expect(await Promise.all(known)).toEqual([true, true, false, false]);
  });

  it('serves the countries with an active method, that of the shop first, then by code', async () => {
    const { delivery, setShopCountry } = await opened(home, far, abroad, closed);
    expect(await delivery.servedCountries()).toEqual(['US', 'CA', 'DE', 'MX']);
    setShopCountry('MX');
    expect(await delivery.servedCountries()).toEqual(['MX', 'CA', 'DE', 'US']);
  });

  it('goes to the country of the shop, else to the only one that it serves', async () => {
    const { delivery, setZones, setShopCountry } = await opened(home, abroad);
    expect(await delivery.defaultCountry()).toBe('US');
    await setZones(abroad);
    expect(await delivery.defaultCountry()).toBeUndefined();
    setShopCountry('DE');
    expect(await delivery.defaultCountry()).toBe('DE');
    await setZones({ ...closed, methods: [truck] });
    expect(await delivery.defaultCountry()).toBe('FR');
    await setZones();
    expect(await delivery.defaultCountry()).toBeUndefined();
  });

  it('says whether delivery is free, how it goes home, and whether it goes elsewhere', async () => {
    const { delivery, setZones, setShopCountry } = await opened(home);
    const terms = async () => {
      const { homeMethods, ...rest } = await delivery.terms();
      return { ...rest, names: homeMethods.map(({ name }) => name) };
    };
    expect(await terms()).toEqual({
      ...{ isFree: false, names: ['Truck', 'Courier'], hasOtherPlaces: false },
    });
    await setZones(far, abroad);
    expect(await terms()).toEqual({ isFree: true, names: [], hasOtherPlaces: true });
    setShopCountry('MX');
    expect(await terms()).toEqual({ isFree: true, names: ['Ship'], hasOtherPlaces: true });
    await setZones();
    expect(await terms()).toEqual({ isFree: false, names: [], hasOtherPlaces: false });
  });
}
