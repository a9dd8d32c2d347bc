import type { DeliveryMethodDetails } from '../domain/delivery-method.js';
import { deliveryMethod } from '../testing/delivery-fixtures.js';
import { ADMIN, air, deliveryFixture, home, ship } from '../testing/delivery-use-cases.js';

const freight: DeliveryMethodDetails = {
  ...{ name: 'Freight', daysFrom: 3, daysTo: 3, isActive: true },
  price: { kind: 'by_weight', steps: [{ upToGrams: 1_000, cents: 500 }] },
};
const step = (upToGrams: number) => ({ upToGrams, cents: 1 });

describe('a delivery method', () => {
  it('is added at the end of its zone, and audited', async () => {
    const { zones, addMethod, auditLog } = await deliveryFixture();
    const id = await addMethod.execute(ADMIN, 'Home', freight);
    const methods = [air, ship, { ...freight, id, version: 1 }];
    expect(await zones.all()).toEqual([{ ...home, methods }]);
    expect(auditLog.entries).toEqual([
      {
        ...{ actor: ADMIN, action: 'delivery.add-method', subject: `delivery-method ${id}` },
        after: { ...freight, zone: 'Home' },
      },
    ]);
    await expect(addMethod.execute(ADMIN, 'None', freight)).rejects.toThrow('not found');
  });

  it.each([
    ['the first day alone', { daysTo: null }, 'daysTo', 'Enter both days, or none'],
    ['the last day alone', { daysFrom: null }, 'daysFrom', 'Enter both days, or none'],
    ['days backwards', { daysTo: 2 }, 'daysTo', 'The last day must not be before the first'],
    ['no step', { price: bySteps() }, 'price', 'Add at least one weight step'],
    [
      'steps as heavy as the one before',
      { price: bySteps(step(5), step(5)) },
      'price',
      'Each weight step must be heavier than the one before',
    ],
    [
      'too many steps',
      { price: bySteps(...Array.from({ length: 51 }, (_, index) => step(index + 1))) },
      'price',
      'A method can have at most 50 weight steps',
    ],
  ])('is refused with %s', async (_case, changes, field, message) => {
    const { addMethod } = await deliveryFixture();
    const details: DeliveryMethodDetails = { ...freight, ...changes };
    await expect(addMethod.execute(ADMIN, 'Home', details)).rejects.toMatchObject({
      errors: [{ field, message }],
    });
  });

  it('has 50 ascending weight steps at most', async () => {
    const { zones, addMethod } = await deliveryFixture();
    const price = bySteps(...Array.from({ length: 50 }, (_, index) => step(index + 1)));
    const id = await addMethod.execute(ADMIN, 'Home', { ...freight, price });
    expect((await zones.all())[0]?.methods.at(-1)).toEqual({ ...freight, price, id, version: 1 });
  });

  it('is one of 20 at most in a zone', async () => {
    const { zones, addMethod } = await deliveryFixture();
    const methods = Array.from({ length: 20 }, (_, index) => deliveryMethod(`m${index}`));
    await zones.save({ ...home, methods });
    await expect(addMethod.execute(ADMIN, 'Home', freight)).rejects.toMatchObject({
      ...{ kind: 'conflict', code: 'too_many_methods' },
      message: 'A zone can have at most 20 delivery methods',
    });
  });

  it('is edited where it stands, and audited', async () => {
    const { zones, editMethod, auditLog } = await deliveryFixture();
    const price = { kind: 'free_from', cents: 900, freeFromCents: 5_000 } as const;
    await editMethod.execute(ADMIN, 'air', { price, seenVersion: 1 });
    const after = { ...air, price, version: 2 };
    expect(await zones.all()).toEqual([{ ...home, methods: [after, ship] }]);
    expect(auditLog.entries).toEqual([
      {
        ...{ actor: ADMIN, action: 'delivery.edit-method', subject: 'delivery-method air' },
        ...{ before: air, after },
      },
    ]);
  });

  it('that an edit does not change keeps its version', async () => {
    const { zones, editMethod, auditLog } = await deliveryFixture();
    await editMethod.execute(ADMIN, 'air', { ...air, seenVersion: 1 });
    expect([await zones.all(), auditLog.entries]).toEqual([[home], []]);
  });

  it('is refused where the admin saw another version, and where there is none', async () => {
    const { editMethod } = await deliveryFixture();
    const edit = { isActive: false, daysFrom: 1, daysTo: 1, seenVersion: 3 };
    await expect(editMethod.execute(ADMIN, 'ship', edit)).rejects.toMatchObject({
      ...{ code: 'edited_meanwhile', data: { fields: ['daysFrom', 'daysTo', 'isActive'] } },
      message: 'Someone else has changed this delivery method since you opened it.',
    });
    await expect(editMethod.execute(ADMIN, 'none', edit)).rejects.toThrow(
      'Delivery method not found',
    );
  });

  it('is deleted, and audited', async () => {
    const { zones, deleteMethod, auditLog } = await deliveryFixture();
    await deleteMethod.execute(ADMIN, 'air');
    expect(await zones.all()).toEqual([{ ...home, methods: [ship] }]);
    expect(auditLog.entries).toEqual([
      {
        ...{ actor: ADMIN, action: 'delivery.delete-method', subject: 'delivery-method air' },
        before: { ...air, zone: 'Home' },
      },
    ]);
  });

  it('moves to another place, and only with all others', async () => {
    const { zones, reorderMethods, auditLog } = await deliveryFixture();
    await reorderMethods.execute(ADMIN, 'Home', ['air', 'ship']);
    expect(auditLog.entries).toEqual([]);
    await reorderMethods.execute(ADMIN, 'Home', ['ship', 'air']);
    expect(await zones.all()).toEqual([{ ...home, methods: [ship, air] }]);
    expect(auditLog.entries).toEqual([
      {
        ...{ actor: ADMIN, action: 'delivery.reorder', subject: 'delivery-zone Home' },
        ...{ before: { methods: ['air', 'ship'] }, after: { methods: ['ship', 'air'] } },
      },
    ]);
    const last = { ...air, id: 'last', name: 'Last' };
    await zones.save({ ...home, methods: [air, ship, last] });
    await reorderMethods.execute(ADMIN, 'Home', ['air', 'last', 'ship']);
    expect((await zones.all())[0]?.methods).toEqual([air, last, ship]);
    await zones.save({ ...home, methods: [ship, air] });
    for (const ids of [['air'], ['air', 'air'], ['air', 'ship', 'air'], ['air', 'none']]) {
      const message = 'Ids must be those of all methods of the zone, each once';
      await expect(reorderMethods.execute(ADMIN, 'Home', ids)).rejects.toMatchObject({
        ...{ kind: 'invalid', message, errors: [{ field: 'ids', message }] },
      });
    }
  });
});

function bySteps(...steps: { upToGrams: number; cents: number }[]) {
  return { kind: 'by_weight' as const, steps };
}
