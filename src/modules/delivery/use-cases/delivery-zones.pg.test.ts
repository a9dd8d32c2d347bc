import { ADMIN } from '../../../../test/support/open-module.js';
import { deliveryZone } from '../testing/delivery-fixtures.js';
import { home, NONE, openDelivery } from '../testing/open-delivery.js';
import { AddDeliveryZone } from './add-delivery-zone.js';
import { DeleteDeliveryZone } from './delete-delivery-zone.js';
import { EditDeliveryZone } from './edit-delivery-zone.js';

const delivery = openDelivery();
beforeEach(() => delivery.setZones(home));

const CANADA = { name: 'Canada', regions: [{ country: 'CA', states: [] }] };
const NOT_THERE = { message: 'Delivery zone not found', kind: 'not_found' };

describe('adding a delivery zone', () => {
  const add = () => delivery.get(AddDeliveryZone);

  it('stores it with valid regions, and audits it', async () => {
    const given = [{ country: 'CA', states: ['british columbia'] }];
    const id = await add().execute(ADMIN, { name: 'Canada', regions: given });
    const regions = [{ country: 'CA', states: ['BC'] }];
    expect(await delivery.zones()).toEqual([deliveryZone('Canada', { id, regions }), home]);
    expect(await delivery.auditEntries()).toEqual([
      {
        actor: ADMIN,
        action: 'delivery.add-zone',
        subject: `delivery-zone ${id}`,
        after: { name: 'Canada', regions },
      },
    ]);
  });

  it('is refused where another zone has a place, that of the shop included', async () => {
    const regions = [{ country: 'US', states: [] }];
    await expect(add().execute(ADMIN, { name: 'Z', regions })).rejects.toThrow(
      'United States is in the zone "Home" already',
    );
    expect([await delivery.zones(), await delivery.auditEntries()]).toEqual([[home], []]);
  });

  it.each([
    ['where there is none', []],
    ['beside others', [home]],
  ])('gives a place to one of two that want it at once, %s', async (_case, zones) => {
    await delivery.setZones(...zones);
    const canada = () => add().execute(ADMIN, CANADA);
    const message = 'Canada is in the zone "Canada" already';
    const reason = expect.objectContaining({ message }) as Error;
    const ended = await delivery.atOnce(canada, canada);
    expect(ended).toContainEqual({ status: 'rejected', reason });
    expect(await delivery.zones()).toHaveLength(zones.length + 1);
  });

  it('leaves no zone that is not audited', async () => {
    await expect(add().execute({ id: NONE }, CANADA)).rejects.toThrow('audit_entry');
    expect(await delivery.zones()).toEqual([home]);
  });
});

describe('editing a delivery zone', () => {
  const edit = () => delivery.get(EditDeliveryZone);

  it('stores it with its methods as they are, and audits it', async () => {
    await edit().execute(ADMIN, home.id, { name: 'Here', seenVersion: 1 });
    expect(await delivery.zones()).toEqual([{ ...home, name: 'Here', version: 2 }]);
    expect(await delivery.auditEntries()).toEqual([
      {
        actor: ADMIN,
        action: 'delivery.edit-zone',
        subject: `delivery-zone ${home.id}`,
        before: { name: 'Home', regions: home.regions, version: 1 },
        after: { name: 'Here', regions: home.regions, version: 2 },
      },
    ]);
  });

  it('stores and audits nothing where nothing is changed', async () => {
    await edit().execute(ADMIN, home.id, { ...home, seenVersion: 1 });
    expect([await delivery.zones(), await delivery.auditEntries()]).toEqual([[home], []]);
  });

  it('is refused where another zone has a place', async () => {
    const canada = deliveryZone('Canada', { id: NONE, regions: CANADA.regions });
    await delivery.setZones(canada, home);
    const changes = { regions: [{ country: null, states: [] }, ...CANADA.regions], seenVersion: 1 };
    await expect(edit().execute(ADMIN, home.id, changes)).rejects.toThrow(
      'Canada is in the zone "Canada" already',
    );
    expect([await delivery.zones(), await delivery.auditEntries()]).toEqual([[canada, home], []]);
  });

  it('is refused where there is none', async () => {
    const changes = { name: 'Here', seenVersion: 1 };
    await expect(edit().execute(ADMIN, NONE, changes)).rejects.toMatchObject(NOT_THERE);
  });
});

describe('deleting a delivery zone', () => {
  const remove = () => delivery.get(DeleteDeliveryZone);

  it('deletes its methods, too, and audits it', async () => {
    await remove().execute(ADMIN, home.id);
    expect(await delivery.zones()).toEqual([]);
    expect(await delivery.auditEntries()).toEqual([
      {
        actor: ADMIN,
        action: 'delivery.delete-zone',
        subject: `delivery-zone ${home.id}`,
        before: { name: 'Home', regions: home.regions, methods: home.methods },
      },
    ]);
  });

  it('is refused where there is none', async () => {
    await expect(remove().execute(ADMIN, NONE)).rejects.toMatchObject(NOT_THERE);
  });
});
