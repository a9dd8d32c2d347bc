import { discountCode } from '../testing/discount-fixtures.js';
import {
  type DiscountTerms,
  editedDiscountCode,
  isLimiting,
  newDiscountCode,
} from './discount-code.js';

const { id, code: _code, createdAt, version: _version, ...TERMS } = discountCode();
const MADE = { id, createdAt };
const UNUSED = { total: 0, mostByCustomer: 0 };
const START = new Date('2026-02-01T00:00:00Z');

it('is stored in upper case', () => {
  expect(newDiscountCode(' ten ', TERMS, MADE)).toEqual(discountCode({ id }));
});

it.each(['', 'AB', 'A'.repeat(33), 'TEN OFF', 'ZEHN%', 'ÄÖÜ'])('refuses the text %j', (text) => {
  expect(() => newDiscountCode(text, TERMS, MADE)).toThrow(
    expect.objectContaining({
      kind: 'invalid',
      errors: [expect.objectContaining({ field: 'code' })],
    }),
  );
});

it.each([
  ['targets', { scope: { kind: 'products' as const, ids: [] } }],
  ['endsAt', { startsAt: START, endsAt: START }],
])('names %s where that is wrong', (field, changes) => {
  const wrong = expect.objectContaining({ errors: [expect.objectContaining({ field })] });
  expect(() => newDiscountCode('TEN', { ...TERMS, ...changes }, MADE)).toThrow(wrong);
  expect(() => editedDiscountCode(discountCode(), { ...changes, seenVersion: 1 }, UNUSED)).toThrow(
    wrong,
  );
});

it('may begin without an end, and end without a beginning', () => {
  expect(newDiscountCode('TEN', { ...TERMS, startsAt: START }, MADE).startsAt).toBe(START);
  expect(newDiscountCode('TEN', { ...TERMS, endsAt: START }, MADE).endsAt).toBe(START);
});

it('may end at any time after its beginning', () => {
  const period = { startsAt: START, endsAt: new Date(START.getTime() + 1) };
  expect(newDiscountCode('TEN', { ...TERMS, ...period }, MADE)).toMatchObject(period);
  const edit = { ...period, seenVersion: 1 };
  expect(editedDiscountCode(discountCode(), edit, UNUSED)).toMatchObject({ ...period, version: 2 });
});

it('is the same after an edit that changes nothing, and a version newer after any other', () => {
  const before = discountCode({ startsAt: START, scope: { kind: 'products', ids: ['a'] } });
  const same = { startsAt: new Date(START), scope: { kind: 'products' as const, ids: ['a'] } };
  expect(editedDiscountCode(before, { ...same, seenVersion: 1 }, UNUSED)).toBe(before);
  expect(editedDiscountCode(before, { isActive: false, seenVersion: 1 }, UNUSED)).toEqual({
    ...before,
    isActive: false,
    version: 2,
  });
});

it.each<[Partial<DiscountTerms>, string[]]>([
  [
    { isActive: false, maxUses: null, value: { kind: 'free_delivery' } },
    ['kind', 'percent', 'isActive'],
  ],
  [{ value: { kind: 'percent', percent: 11 } }, ['percent']],
  [
    { value: { kind: 'amount', cents: 5 }, minimumCents: 1 },
    ['kind', 'percent', 'amount', 'minimum'],
  ],
  [{ scope: { kind: 'products', ids: ['a'] }, endsAt: START }, ['appliesTo', 'targets', 'endsAt']],
  [
    { startsAt: START, maxUses: 3, maxUsesPerCustomer: 1 },
    ['startsAt', 'maxUses', 'maxUsesPerCustomer'],
  ],
])('refuses the edit %j of another version, and names the fields of the form', (edit, fields) => {
  expect(() => editedDiscountCode(discountCode(), { ...edit, seenVersion: 2 }, UNUSED)).toThrow(
    expect.objectContaining({
      code: 'edited_meanwhile',
      data: { version: 1, fields },
      message: 'Someone else has changed this discount code since you opened it.',
    }),
  );
});

it('can be deactivated, however much late payments exceed its limits', () => {
  const limited = discountCode({ maxUses: 2, maxUsesPerCustomer: 1 });
  const edit = { isActive: false, maxUses: 2, maxUsesPerCustomer: 1, seenVersion: 1 };
  const uses = { total: 3, mostByCustomer: 2 };
  expect(editedDiscountCode(limited, edit, uses)).toMatchObject({ isActive: false, version: 2 });
});

it('lowers other amounts, and for other products, by an edit of either', () => {
  const five = discountCode({ value: { kind: 'amount', cents: 500 } });
  const edit = { value: { kind: 'amount', cents: 600 }, seenVersion: 1 } as const;
  expect(editedDiscountCode(five, edit, UNUSED)).toEqual({
    ...five,
    value: edit.value,
    version: 2,
  });
  const some = discountCode({ scope: { kind: 'products', ids: ['a'] } });
  const scope = { kind: 'products', ids: ['a', 'b'] } as const;
  expect(editedDiscountCode(some, { scope, seenVersion: 1 }, UNUSED)).toEqual({
    ...some,
    scope,
    version: 2,
  });
});

it.each([
  ['sets none', { isActive: false }, false],
  ['leaves one as it is', { maxUses: 2 }, false],
  ['removes one', { maxUses: null }, false],
  ['changes one', { maxUses: 3 }, true],
  ['sets another one', { maxUsesPerCustomer: 1 }, true],
])('has its uses counted where an edit sets a limit: one that %s', (_case, edit, expected) => {
  expect(isLimiting(discountCode({ maxUses: 2 }), { ...edit, seenVersion: 1 })).toBe(expected);
});

it('may have its limits removed, however often it was used', () => {
  const limited = discountCode({ maxUses: 1, maxUsesPerCustomer: 1 });
  const edit = { maxUses: null, maxUsesPerCustomer: null, seenVersion: 1 };
  const uses = { total: 5, mostByCustomer: 5 };
  expect(editedDiscountCode(limited, edit, uses)).toMatchObject({ maxUses: null, version: 2 });
});

it('says that it was used once', () => {
  const edit = () =>
    editedDiscountCode(
      discountCode(),
      { maxUses: 0, seenVersion: 1 },
      { total: 1, mostByCustomer: 1 },
    );
  expect(edit).toThrow('It has been used once already. Deactivate the code to end it.');
});

it.each(['maxUses', 'maxUsesPerCustomer'] as const)('keeps %s at the uses so far', (field) => {
  const uses = { total: 3, mostByCustomer: 3 };
  const edit = (most: number) =>
    editedDiscountCode(discountCode(), { [field]: most, seenVersion: 1 }, uses);
  expect(edit(3)[field]).toBe(3);
  expect(() => edit(2)).toThrow(
    expect.objectContaining({
      kind: 'invalid',
      errors: [{ field, message: expect.stringContaining('3 times') }],
    }),
  );
});
