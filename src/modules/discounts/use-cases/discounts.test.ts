import { CountingIds, DirectUnitOfWork, SettableClock } from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import type { DiscountCode } from '../domain/discount-code.js';
import { discountCode } from '../testing/discount-fixtures.js';
import { discountRepositoryContract } from '../testing/discount-repository.contract.js';
import { discountUsesContract } from '../testing/discount-uses.contract.js';
import { FakeDiscountRepository } from '../testing/fake-discount-repository.js';
import { FakeDiscountUses, type PastHold, type PresentUse } from '../testing/fake-discount-uses.js';
import { FakeOfferedDiscounts } from '../testing/fake-offered-discounts.js';
import { offeredDiscountsContract } from '../testing/offered-discounts.contract.js';
import { AddDiscount } from './add-discount.js';
import { type CheckedDiscount, CheckDiscount } from './check-discount.js';
import { EditDiscount } from './edit-discount.js';
import { ReserveDiscount } from './reserve-discount.js';

const inTransaction = <Result>(work: () => Promise<Result>) => work();

describe('discount codes in memory', () => {
  discountRepositoryContract(() => ({ codes: new FakeDiscountRepository(), inTransaction }));
});

describe('uses in memory', () => {
  discountUsesContract(() => {
    const present: PresentUse[] = [];
    const codes = new FakeDiscountRepository();
    return {
      codes,
      uses: new FakeDiscountUses(codes, () => present),
      users: { ada: 'ada', bob: 'bob' },
      plant: async ({ code, user, as }) => {
        const id = `order ${present.length}`;
        const isUse = code !== null && as !== 'released' && as !== 'canceled';
        if (isUse) present.push({ code, userId: user, orderId: as === 'open' ? null : id });
        return id;
      },
      inTransaction,
    };
  });
});

describe('offered codes in memory', () => {
  offeredDiscountsContract(() => {
    const [codes, clock] = [new FakeDiscountRepository(), new SettableClock()];
    return { codes, clock, offered: new FakeOfferedDiscounts(codes, clock), inTransaction };
  });
});

const ADMIN = { id: 'admin' };
const { id: _id, code: _code, createdAt: _at, version: _version, ...TERMS } = discountCode();

const SINCE = new Date(0);

/** A code as it is when a shopper has checked it. */
const checkedFirst = (discount: DiscountCode, isNearLimit = false): CheckedDiscount => ({
  discount,
  isNearLimit,
  holds: null,
});

async function fixture(...stored: ReturnType<typeof discountCode>[]) {
  const codes = new FakeDiscountRepository();
  for (const code of stored) await codes.add(code);
  const present: PresentUse[] = [];
  const held: PastHold[] = [];
  const uses = new FakeDiscountUses(
    codes,
    () => present,
    () => held,
  );
  const [unitOfWork, auditLog, clock] = [
    new DirectUnitOfWork(),
    new RecordedAuditLog(),
    new SettableClock(),
  ];
  return {
    codes,
    present,
    held,
    uses,
    auditLog,
    clock,
    add: new AddDiscount(unitOfWork, codes, auditLog, new CountingIds(), clock),
    edit: new EditDiscount(unitOfWork, codes, uses, auditLog),
    check: new CheckDiscount(uses, clock),
    reserve: new ReserveDiscount(uses, clock),
  };
}

describe('staff', () => {
  it('add a code, audited', async () => {
    const { codes, add, auditLog, clock } = await fixture();
    const added = await add.execute(ADMIN, 'ten', TERMS);
    expect(await codes.all()).toEqual([added]);
    expect(added).toMatchObject({ id: new CountingIds().next(), createdAt: clock.now() });
    expect(auditLog.entries).toEqual([
      { actor: ADMIN, action: 'discounts.add', subject: `discount ${added.id}`, after: added },
    ]);
    await expect(add.execute(ADMIN, 'Ten', TERMS)).rejects.toThrow('with this text already');
  });

  it('have at most 1,000 codes', async () => {
    const { codes, add } = await fixture();
    for (let count = 1; count <= 1_000; count++)
      await codes.add(discountCode({ code: `C${count}` }));
    await expect(add.execute(ADMIN, 'TEN', TERMS)).rejects.toMatchObject({
      code: 'too_many_discount_codes',
    });
  });

  it('edit a code, audited; an edit without a change is none', async () => {
    const before = discountCode({ id: 'ten' });
    const { codes, edit, auditLog } = await fixture(before);
    await edit.execute(ADMIN, 'ten', { isActive: false, seenVersion: 1 });
    const after = { ...before, isActive: false, version: 2 };
    expect(await codes.all()).toEqual([after]);
    await edit.execute(ADMIN, 'ten', { isActive: false, seenVersion: 2 });
    expect(auditLog.entries).toEqual([
      { actor: ADMIN, action: 'discounts.edit', subject: 'discount ten', before, after },
    ]);
    await expect(edit.execute(ADMIN, 'none', { seenVersion: 1 })).rejects.toThrow(
      'Discount code not found',
    );
  });

  it('cannot set a limit below the uses so far', async () => {
    const { edit, present } = await fixture(discountCode({ id: 'ten' }));
    present.push({ code: 'TEN', userId: 'ada', orderId: null });
    present.push({ code: 'TEN', userId: 'bob', orderId: 'o' });
    await expect(edit.execute(ADMIN, 'ten', { maxUses: 1, seenVersion: 1 })).rejects.toMatchObject({
      errors: [{ field: 'maxUses' }],
    });
    await edit.execute(ADMIN, 'ten', { maxUses: 2, maxUsesPerCustomer: 1, seenVersion: 1 });
  });
});

describe('a shopper', () => {
  it('finds a code however it is written', async () => {
    const code = discountCode();
    const { check } = await fixture(code);
    expect((await check.execute(' tEn ', 'ada', SINCE)).discount).toBe(code);
  });

  it.each(['OTHER', '', 'TEN\0', 'x'.repeat(1_000)])('knows no code %j', async (typed) => {
    const { check, reserve } = await fixture(discountCode());
    const unknown = { kind: 'invalid', errors: [{ field: 'code' }] };
    await expect(check.execute(typed, 'ada', SINCE)).rejects.toMatchObject(unknown);
    const deleted = discountCode({ code: typed });
    await expect(reserve.execute(checkedFirst(deleted), 'ada')).rejects.toMatchObject(unknown);
  });

  it('gets no code that others have used up; who holds a use has it', async () => {
    const code = discountCode({ maxUses: 1 });
    const { check, reserve, present } = await fixture(code);
    present.push({ code: 'TEN', userId: 'ada', orderId: null });
    expect((await check.execute('TEN', 'ada', SINCE)).discount.code).toBe('TEN');
    expect(await reserve.execute(checkedFirst(code, true), 'ada')).toBe(true);
    const usedUp = { code: 'discount_used_up' };
    await expect(check.execute('TEN', 'bob', SINCE)).rejects.toMatchObject(usedUp);
    await expect(reserve.execute(checkedFirst(code), 'bob')).rejects.toMatchObject(usedUp);
    present[0] = { code: 'TEN', userId: 'ada', orderId: 'o' };
    await expect(check.execute('TEN', 'ada', SINCE)).rejects.toMatchObject(usedUp);
  });

  it.each([
    ['of a code that is limited in all', { maxUses: 5 }, 1],
    ['of no other', { maxUsesPerCustomer: 5 }, null],
  ])('has the own holds that were not paid counted %s', async (_case, limits, expected) => {
    const { check, held } = await fixture(discountCode(limits));
    const [from, until] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:30:00Z')];
    held.push({ code: 'TEN', userId: 'ada', from, until, isBought: false });
    const { holds } = await check.execute('TEN', 'ada', SINCE);
    expect(holds?.length ?? null).toBe(expected);
    expect((await check.execute('TEN', 'bob', SINCE)).holds ?? []).toEqual([]);
  });

  it('waits for nobody where the code has no limit', async () => {
    const { check, reserve, uses } = await fixture(discountCode());
    expect(await reserve.execute(await check.execute('TEN', 'ada', SINCE), 'ada')).toBe(true);
    expect(uses.locks).toEqual(['shared']);
  });

  it.each([{ maxUses: 1 }, { value: { kind: 'percent', percent: 9 } as const }])(
    'gets no code that was edited since it was checked: %j',
    async (edit) => {
      const checked = discountCode();
      const { reserve } = await fixture({ ...checked, ...edit, version: 2 });
      expect(await reserve.execute(checkedFirst(checked), 'ada')).toBe(false);
      expect(await reserve.execute(checkedFirst({ ...checked, ...edit, version: 2 }), 'ada')).toBe(
        true,
      );
    },
  );

  it('waits for nobody where the code is limited for each customer alone', async () => {
    const { check, reserve, present, uses } = await fixture(
      discountCode({ maxUsesPerCustomer: 1 }),
    );
    uses.atOnce = 1_000;
    const checked = await check.execute('TEN', 'ada', SINCE);
    expect(await reserve.execute(checked, 'ada')).toBe(true);
    present.push({ code: 'TEN', userId: 'ada', orderId: 'o' });
    const usedByYou = { code: 'discount_used_by_you' };
    await expect(check.execute('TEN', 'ada', SINCE)).rejects.toMatchObject(usedByYou);
    await expect(reserve.execute(checked, 'ada')).rejects.toMatchObject(usedByYou);
    expect(uses.locks).toEqual(['shared', 'shared']);
  });

  it('waits for others only where all purchases under way may exceed the limit', async () => {
    const code = discountCode({ maxUses: 4 });
    const { check, reserve, present, uses } = await fixture(code);
    uses.atOnce = 3;
    const use = (userId: string) => present.push({ code: 'TEN', userId, orderId: 'o' });
    use('bob');
    const far = await check.execute('TEN', 'ada', SINCE);
    expect(await reserve.execute(far, 'ada')).toBe(true);
    use('bob');
    // Others used it since it was checked.
    expect(await reserve.execute(far, 'ada')).toBe(false);
    const near = await check.execute('TEN', 'ada', SINCE);
    expect([far.isNearLimit, near.isNearLimit]).toEqual([false, true]);
    use('bob');
    expect(await reserve.execute(near, 'ada')).toBe(true);
    expect(uses.locks).toEqual(['shared', 'shared', 'exclusive']);
    use('bob');
    await expect(reserve.execute(near, 'ada')).rejects.toMatchObject({ code: 'discount_used_up' });
  });

  it('gets no code that has ended meanwhile', async () => {
    const endsAt = new Date('2026-01-01T00:01:00Z');
    const code = discountCode({ endsAt });
    const { check, reserve, clock } = await fixture(code);
    await check.execute('TEN', 'ada', SINCE);
    clock.advance(60_000);
    const ended = { code: 'discount_ended' };
    await expect(check.execute('TEN', 'ada', SINCE)).rejects.toMatchObject(ended);
    await expect(reserve.execute(checkedFirst(code), 'ada')).rejects.toMatchObject(ended);
  });
});
