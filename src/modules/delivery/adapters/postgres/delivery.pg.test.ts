import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { LocalInvalidation } from '../../../../platform/invalidation/local-invalidation.js';
import type { DeliveryZone } from '../../domain/delivery-zone.js';
import { deliveryQueriesContract } from '../../testing/delivery-queries.contract.js';
import { deliveryRepositoryContract } from '../../testing/delivery-repository.contract.js';
import { CachedDeliveryQueries } from './cached-delivery-queries.js';
import { PostgresDeliveryRepository } from './postgres-delivery-repository.js';

let database: OpenDatabase;
/** What the migrations leave. */
let ofNewShop: readonly DeliveryZone[];
beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
  ofNewShop = await open().zones.all();
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

describe('delivery from zones in Postgres', () => {
  deliveryQueriesContract(async () => {
    const { zones, invalidation } = open();
    let country = 'US';
    const setZones = (...wanted: readonly DeliveryZone[]) =>
      inTransaction(async () => {
        for (const zone of await zones.lockAll()) await zones.remove(zone);
        for (const zone of wanted) await zones.save(zone);
      });
    await setZones(...ofNewShop);
    return {
      delivery: new CachedDeliveryQueries(zones, { current: async () => country }, invalidation),
      setZones,
      setShopCountry: (code) => void (country = code),
    };
  });
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
