import { discountCode } from '../testing/discount-fixtures.js';
import { assertUsable } from './assert-usable.js';

const [BEFORE, START, END] = ['2026-01-31', '2026-02-01', '2026-03-01'].map((day) => new Date(day));
const LIMITED = discountCode({ maxUses: 2, maxUsesPerCustomer: 1 });
const used = (total: number, byCustomer: number) => ({ total, totalAtMost: total, byCustomer });
const UNUSED = used(0, 0);

it('may be used from its start until before its end', () => {
  const code = discountCode({ startsAt: START!, endsAt: END! });
  const at = (now: Date) => () => assertUsable(code, now, UNUSED);
  expect(at(BEFORE!)).toThrow(expect.objectContaining({ code: 'discount_not_begun' }));
  expect(at(START!)).not.toThrow();
  expect(at(new Date(END!.getTime() - 1))).not.toThrow();
  expect(at(END!)).toThrow(expect.objectContaining({ code: 'discount_ended' }));
});

it('reads like an unknown one while it is not active', () => {
  expect(() => assertUsable(discountCode({ isActive: false }), START!, UNUSED)).toThrow(
    'This discount code is not valid.',
  );
});

it('is used up at its limits, in all and for each customer', () => {
  const using = (total: number, byCustomer: number) => () =>
    assertUsable(LIMITED, START!, used(total, byCustomer));
  expect(using(1, 0)).not.toThrow();
  expect(using(2, 0)).toThrow(
    expect.objectContaining({
      kind: 'conflict',
      code: 'discount_used_up',
      errors: [{ field: 'code', message: 'This discount code has been used up.' }],
    }),
  );
  expect(using(1, 1)).toThrow(expect.objectContaining({ code: 'discount_used_by_you' }));
  expect(() => assertUsable(discountCode(), START!, used(9, 9))).not.toThrow();
});

it('has room for who holds a use already', () => {
  expect(() => assertUsable(LIMITED, START!, null)).not.toThrow();
});
