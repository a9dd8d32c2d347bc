import { COUNTRIES } from '../../../../common/contract/countries.js';
import { deliveryZone } from '../testing/delivery-fixtures.js';
import { deliveryQueriesContract } from '../testing/delivery-queries.contract.js';
import { deliveryRepositoryContract } from '../testing/delivery-repository.contract.js';
import { ADMIN, deliveryFixture, home } from '../testing/delivery-use-cases.js';
import { FakeDeliveryQueries } from '../testing/fake-delivery-queries.js';
import { FakeDeliveryRepository } from '../testing/fake-delivery-repository.js';

describe('delivery zones in memory', () => {
  deliveryRepositoryContract(() => ({
    zones: new FakeDeliveryRepository(),
    inTransaction: (work) => work(),
  }));
});

describe('delivery in memory', () => {
  deliveryQueriesContract(async () => {
    const delivery = new FakeDeliveryQueries();
    return {
      delivery,
      setZones: async (...zones) => void (delivery.zones = zones),
      setShopCountry: (country) => void (delivery.shopCountry = country),
    };
  });
});

describe('a delivery zone', () => {
  it('is added with its states as codes, each once, and audited', async () => {
    const { zones, addZone, auditLog } = await deliveryFixture();
    const given = [{ country: 'CA', states: ['british columbia', 'BC', 'ON'] }];
    const id = await addZone.execute(ADMIN, { name: 'Canada', regions: given });
    const regions = [{ country: 'CA', states: ['BC', 'ON'] }];
    expect(await zones.all()).toEqual([
      { id, name: 'Canada', regions, methods: [], version: 1 },
      home,
    ]);
    expect(auditLog.entries).toEqual([
      {
        ...{ actor: ADMIN, action: 'delivery.add-zone', subject: `delivery-zone ${id}` },
        after: { name: 'Canada', regions },
      },
    ]);
  });

  it.each([
    ['no country', [], 'Choose at least one country'],
    ['a country twice', [CA(), CA('BC')], 'Regions must be countries with their states'],
    [
      'states of whichever country the shop has',
      [{ country: null, states: ['OR'] }],
      'Regions must be countries with their states',
    ],
    [
      'more regions than there are countries',
      Array.from({ length: 251 }, (_, index) => ({ country: `X${index}`, states: [] })),
      'Regions must be countries with their states',
    ],
    ['an unknown country', [{ country: 'XX', states: [] }], 'This country is unknown'],
    ['an unknown state', [CA('OR')], 'This country has no such state'],
    [
      'the country of the shop, which another has',
      [{ country: 'US', states: [] }],
      'United States is in the zone "Home" already',
    ],
  ])('is refused with %s', async (_case, regions, message) => {
    const { zones, addZone } = await deliveryFixture();
    await expect(addZone.execute(ADMIN, { name: 'Z', regions })).rejects.toMatchObject({
      errors: [{ field: 'regions', message }],
    });
    expect(await zones.all()).toEqual([home]);
  });

  it('may have a state of a country that another zone has, but no state twice', async () => {
    const { addZone } = await deliveryFixture();
    const regions = [{ country: 'US', states: ['AK'] }];
    await addZone.execute(ADMIN, { name: 'Far', regions });
    await expect(addZone.execute(ADMIN, { name: 'Farther', regions })).rejects.toThrow(
      'Alaska, United States is in the zone "Far" already',
    );
  });

  it('is one of 100 at most', async () => {
    const { zones, addZone } = await deliveryFixture();
    for (let count = 1; count < 100; count++) {
      await zones.save(deliveryZone(`zone ${count}`, { regions: [{ country: 'CA', states: [] }] }));
    }
    await expect(
      addZone.execute(ADMIN, { name: 'One more', regions: [{ country: 'DE', states: [] }] }),
    ).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'too_many_zones' },
      message: 'There can be at most 100 delivery zones',
    });
  });

  it('can have every country, and that of the shop whichever it is', async () => {
    const { zones, editZone } = await deliveryFixture();
    const regions = [null, ...COUNTRIES].map((country) => ({ country, states: [] }));
    await editZone.execute(ADMIN, 'Home', { regions, seenVersion: 1 });
    expect(await zones.all()).toEqual([{ ...home, regions, version: 2 }]);
  });

  it('gets no place of another zone by an edit', async () => {
    const { zones, editZone, auditLog } = await deliveryFixture();
    const canada = deliveryZone('Canada', { regions: [CA()] });
    await zones.save(canada);
    const edit = { regions: [{ country: null, states: [] }, CA()], seenVersion: 1 };
    await expect(editZone.execute(ADMIN, 'Home', edit)).rejects.toThrow(
      'Canada is in the zone "Canada" already',
    );
    expect([await zones.all(), auditLog.entries]).toEqual([[canada, home], []]);
  });

  it('is added beside one with a state that is no longer known', async () => {
    const { zones, addZone } = await deliveryFixture();
    const old = deliveryZone('Old', { regions: [CA('XX')] });
    await zones.save(old);
    const id = await addZone.execute(ADMIN, { name: 'West', regions: [CA('BC')] });
    const west = deliveryZone('West', { id, regions: [CA('BC')] });
    expect(await zones.all()).toEqual([home, old, west]);
  });

  it('is edited with its methods as they are, and audited', async () => {
    const { zones, editZone, auditLog } = await deliveryFixture();
    await editZone.execute(ADMIN, 'Home', { name: 'Here', seenVersion: 1 });
    expect(await zones.all()).toEqual([{ ...home, name: 'Here', version: 2 }]);
    expect(auditLog.entries).toEqual([
      {
        ...{ actor: ADMIN, action: 'delivery.edit-zone', subject: 'delivery-zone Home' },
        before: { name: 'Home', regions: home.regions, version: 1 },
        after: { name: 'Here', regions: home.regions, version: 2 },
      },
    ]);
  });

  it('that an edit does not change keeps its version', async () => {
    const { zones, editZone, auditLog } = await deliveryFixture();
    await editZone.execute(ADMIN, 'Home', { ...home, seenVersion: 1 });
    expect([await zones.all(), auditLog.entries]).toEqual([[home], []]);
  });

  it('is refused where the admin saw another version, and where there is none', async () => {
    const { editZone } = await deliveryFixture();
    const edit = { name: 'Here', regions: [CA()], seenVersion: 2 };
    await expect(editZone.execute(ADMIN, 'Home', edit)).rejects.toMatchObject({
      ...{ code: 'edited_meanwhile', data: { version: 1, fields: ['name', 'regions'] } },
      message: 'Someone else has changed this delivery zone since you opened it.',
    });
    await expect(editZone.execute(ADMIN, 'None', edit)).rejects.toThrow('Delivery zone not found');
  });

  it('is deleted with its methods, and audited', async () => {
    const { zones, deleteZone, auditLog } = await deliveryFixture();
    await deleteZone.execute(ADMIN, 'Home');
    expect(await zones.all()).toEqual([]);
    expect(auditLog.entries).toEqual([
      {
        ...{ actor: ADMIN, action: 'delivery.delete-zone', subject: 'delivery-zone Home' },
        before: { name: 'Home', regions: home.regions, methods: home.methods },
      },
    ]);
    await expect(deleteZone.execute(ADMIN, 'Home')).rejects.toThrow('Delivery zone not found');
  });
});

function CA(...states: string[]) {
  return { country: 'CA', states };
}
