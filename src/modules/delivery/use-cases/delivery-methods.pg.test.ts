import { ADMIN } from '../../../../test/support/open-module.js';
import type { DeliveryMethodDetails } from '../domain/delivery-method.js';
import { air, home, NONE, openDelivery, ship } from '../testing/open-delivery.js';
import { AddDeliveryMethod } from './add-delivery-method.js';
import { DeleteDeliveryMethod } from './delete-delivery-method.js';
import { EditDeliveryMethod } from './edit-delivery-method.js';
import { ReorderMethods } from './reorder-methods.js';

const delivery = openDelivery();
beforeEach(() => delivery.setZones(home));

const NOT_THERE = { message: 'Delivery method not found', kind: 'not_found' };
const freight: DeliveryMethodDetails = {
  name: 'Freight',
  daysFrom: 3,
  daysTo: 3,
  isActive: true,
  price: { kind: 'by_weight', steps: [{ upToGrams: 1_000, cents: 500 }] },
};

describe('adding a delivery method', () => {
  const add = () => delivery.get(AddDeliveryMethod);

  it('stores it at the end of its zone, and audits it', async () => {
    const id = await add().execute(ADMIN, home.id, freight);
    const methods = [air, ship, { ...freight, id, version: 1 }];
    expect(await delivery.zones()).toEqual([{ ...home, methods }]);
    expect(await delivery.auditEntries()).toEqual([
      {
        actor: ADMIN,
        action: 'delivery.add-method',
        subject: `delivery-method ${id}`,
        after: { ...freight, zone: 'Home' },
      },
    ]);
  });

  it('is refused where there is no such zone', async () => {
    await expect(add().execute(ADMIN, NONE, freight)).rejects.toThrow('Delivery zone not found');
  });

  it('leaves no method that is not audited', async () => {
    await expect(add().execute({ id: NONE }, home.id, freight)).rejects.toThrow('audit_entry');
    expect(await delivery.zones()).toEqual([home]);
  });
});

describe('editing a delivery method', () => {
  const edit = () => delivery.get(EditDeliveryMethod);

  it('stores it where it stands, and audits it', async () => {
    const price = { kind: 'free_from', cents: 900, freeFromCents: 5_000 } as const;
    await edit().execute(ADMIN, air.id, { price, seenVersion: 1 });
    const after = { ...air, price, version: 2 };
    expect(await delivery.zones()).toEqual([{ ...home, methods: [after, ship] }]);
    expect(await delivery.auditEntries()).toEqual([
      {
        actor: ADMIN,
        action: 'delivery.edit-method',
        subject: `delivery-method ${air.id}`,
        before: air,
        after,
      },
    ]);
  });

  it('stores and audits nothing where nothing is changed', async () => {
    await edit().execute(ADMIN, air.id, { ...air, seenVersion: 1 });
    expect([await delivery.zones(), await delivery.auditEntries()]).toEqual([[home], []]);
  });

  it('is refused for the second of two admins at once', async () => {
    const renamed = () => edit().execute(ADMIN, air.id, { name: 'plane', seenVersion: 1 });
    const reason = expect.objectContaining({ code: 'edited_meanwhile' }) as Error;
    const ended = await delivery.atOnce(renamed, renamed);
    expect(ended).toContainEqual({ status: 'rejected', reason });
    const methods = [{ ...air, name: 'plane', version: 2 }, ship];
    expect(await delivery.zones()).toEqual([{ ...home, methods }]);
  });

  it('is refused where there is none', async () => {
    const changes = { isActive: false, seenVersion: 1 };
    await expect(edit().execute(ADMIN, NONE, changes)).rejects.toMatchObject(NOT_THERE);
  });
});

describe('deleting a delivery method', () => {
  const remove = () => delivery.get(DeleteDeliveryMethod);

  it('leaves the others, and audits it', async () => {
    await remove().execute(ADMIN, air.id);
    expect(await delivery.zones()).toEqual([{ ...home, methods: [ship] }]);
    expect(await delivery.auditEntries()).toEqual([
      {
        actor: ADMIN,
        action: 'delivery.delete-method',
        subject: `delivery-method ${air.id}`,
        before: { ...air, zone: 'Home' },
      },
    ]);
  });

  it('is refused where there is none', async () => {
    await expect(remove().execute(ADMIN, NONE)).rejects.toMatchObject(NOT_THERE);
  });
});

describe('reordering the methods of a delivery zone', () => {
  const reorder = () => delivery.get(ReorderMethods);

  it('stores and audits the new order', async () => {
    await reorder().execute(ADMIN, home.id, [ship.id, air.id]);
    expect(await delivery.zones()).toEqual([{ ...home, methods: [ship, air] }]);
    expect(await delivery.auditEntries()).toEqual([
      {
        actor: ADMIN,
        action: 'delivery.reorder',
        subject: `delivery-zone ${home.id}`,
        before: { methods: ['air', 'ship'] },
        after: { methods: ['ship', 'air'] },
      },
    ]);
  });

  it('audits nothing where the order stays, and a new place of any method', async () => {
    const last = { ...air, id: NONE, name: 'last' };
    await delivery.setZones({ ...home, methods: [air, ship, last] });
    await reorder().execute(ADMIN, home.id, [air.id, ship.id, last.id]);
    expect(await delivery.auditEntries()).toEqual([]);
    await reorder().execute(ADMIN, home.id, [air.id, last.id, ship.id]);
    expect(await delivery.zones()).toEqual([{ ...home, methods: [air, last, ship] }]);
    expect(await delivery.auditEntries()).toHaveLength(1);
  });

  it('is refused without all of them', async () => {
    await expect(reorder().execute(ADMIN, home.id, [air.id])).rejects.toThrow(
      'Ids must be those of all methods of the zone, each once',
    );
  });
});
