import { randomUUID } from 'node:crypto';
import type { DeliveryMethod, DeliveryPrice } from '../domain/delivery-method.js';
import type { DeliveryZone } from '../domain/delivery-zone.js';
import type { DeliveryRepository } from '../ports/delivery-repository.js';

const method = (name: string, price: DeliveryPrice): DeliveryMethod => ({
  ...{ id: randomUUID(), name, price, daysFrom: null, daysTo: null, isActive: true, version: 1 },
});

const flat = method('Standard', { kind: 'flat', cents: 0 });
const express: DeliveryMethod = {
  ...method('Express', { kind: 'free_from', cents: 1_500, freeFromCents: 20_000 }),
  ...{ daysFrom: 1, daysTo: 2, isActive: false },
};
const freight = method('Freight', {
  kind: 'by_weight',
  steps: [
    { upToGrams: 1_000, cents: 500 },
    { upToGrams: 30_000, cents: 900 },
  ],
});

const zone = (name: string, methods: readonly DeliveryMethod[]): DeliveryZone => ({
  ...{ id: randomUUID(), name, version: 1, methods },
  regions: [
    { country: null, states: [] },
    { country: 'CA', states: ['BC', 'AB'] },
  ],
});

/** The contract of every repository of delivery zones. `make` returns an empty one. */
export function deliveryRepositoryContract(
  make: () => {
    zones: DeliveryRepository;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  },
): void {
  it('gives back zones by name, with their methods in order', async () => {
    const { zones, inTransaction } = make();
    const [north, south] = [zone('North', [freight, flat, express]), zone('South', [])];
    await inTransaction(async () => {
      await zones.save(south);
      await zones.save(north);
    });
    expect(await zones.all()).toEqual([north, south]);
    expect(await inTransaction(() => zones.lockAll())).toEqual([north, south]);
  });

  it('stores a changed zone with exactly its methods', async () => {
    const { zones, inTransaction } = make();
    const before = zone('North', [flat, express]);
    const cheaper: DeliveryMethod = { ...express, price: { kind: 'flat', cents: 99 }, version: 2 };
    const after: DeliveryZone = {
      ...{ ...before, name: 'Far North', version: 2, regions: [{ country: 'NO', states: [] }] },
      methods: [cheaper, freight],
    };
    await inTransaction(() => zones.save(before));
    await inTransaction(() => zones.save(after));
    expect(await zones.all()).toEqual([after]);
    await inTransaction(() => zones.save({ ...after, methods: [] }));
    expect(await zones.all()).toEqual([{ ...after, methods: [] }]);
  });

  it('deletes a zone with its methods, and no other', async () => {
    const { zones, inTransaction } = make();
    const [north, south] = [zone('North', [flat]), zone('South', [express])];
    await inTransaction(async () => {
      await zones.save(north);
      await zones.save(south);
    });
    await inTransaction(() => zones.remove(north));
    expect(await zones.all()).toEqual([south]);
  });
}
