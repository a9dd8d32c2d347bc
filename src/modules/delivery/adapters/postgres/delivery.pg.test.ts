import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { LocalInvalidation } from '../../../../platform/invalidation/local-invalidation.js';
import type { DeliveryZone } from '../../domain/delivery-zone.js';
import { deliveryRepositoryContract } from '../../testing/delivery-repository.contract.js';
import { CachedDeliveryQueries } from './cached-delivery-queries.js';
import { PostgresDeliveryRepository } from './postgres-delivery-repository.js';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database?.close());

const inTransaction = <Result>(work: () => Promise<Result>) => database.unitOfWork.run(work);

function open() {
  const invalidation = new LocalInvalidation(true);
  return {
    invalidation,
    zones: new PostgresDeliveryRepository(database.repositories, invalidation),
  };
}

const US = { country: 'US', state: 'OR', zip: '97201' };

it('begins with the country of the shop and one free method', async () => {
  const { zones, invalidation } = open();
  const delivery = new CachedDeliveryQueries(zones, { current: async () => 'US' }, invalidation);
  expect(await delivery.methodsFor(US)).toEqual([
    {
      ...{
        id: expect.any(String) as string,
        name: 'Standard delivery',
        isActive: true,
        version: 1,
      },
      ...{ price: { kind: 'flat', cents: 0 }, daysFrom: null, daysTo: null },
    },
  ]);
  expect(await delivery.servedCountries()).toEqual(['US']);
  expect(await delivery.defaultCountry()).toBe('US');
  expect(await delivery.methodsFor({ ...US, country: 'CA' })).toEqual([]);
});

describe('delivery zones', () => {
  beforeEach(() => database.dataSource.query('TRUNCATE delivery_zone CASCADE'));

  describe('in Postgres', () => {
    deliveryRepositoryContract(() => ({ zones: open().zones, inTransaction }));
  });

  it('are read once, until they change', async () => {
    const { zones, invalidation } = open();
    const all = jest.spyOn(zones, 'all');
    const delivery = new CachedDeliveryQueries(zones, { current: async () => 'US' }, invalidation);
    expect(await delivery.methodsFor(US)).toEqual([]);
    expect(await delivery.servedCountries()).toEqual([]);
    expect(all).toHaveBeenCalledTimes(1);
    const zone: DeliveryZone = {
      ...{ id: '01900000-0000-7000-8000-000000000001', name: 'Home', version: 1 },
      ...{ regions: [{ country: 'US', states: [] }], methods: [] },
    };
    await inTransaction(() => zones.save(zone));
    await delivery.methodsFor(US);
    expect(all).toHaveBeenCalledTimes(2);
    expect(await delivery.hasStateZones('US')).toBe(false);
    await inTransaction(() =>
      zones.save({ ...zone, regions: [{ country: 'US', states: ['OR'] }] }),
    );
    expect([await delivery.hasStateZones('US'), await delivery.hasStateZones('CA')]).toEqual([
      ...[true, false],
    ]);
    expect(all).toHaveBeenCalledTimes(3);
    await invalidation.announce('content');
    await delivery.methodsFor(US);
    expect(all).toHaveBeenCalledTimes(3);
  });
});
