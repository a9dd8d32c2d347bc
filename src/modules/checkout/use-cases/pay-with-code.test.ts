import { discountCode } from '../../discounts/testing/discount-fixtures.js';
import {
  BELL,
  type CheckoutFixture,
  checkoutFixture,
  HOLD_MS,
} from '../testing/checkout-fixture.js';

const [ADA, BOB] = ['user-ada', 'user-bob'] as const;
let fixture: CheckoutFixture;

beforeEach(async () => {
  fixture = checkoutFixture();
  fixture.sell(BELL, 5_000, 9);
  for (const user of [ADA, BOB]) fixture.carts.fill(user, [{ productId: BELL, quantity: 1 }]);
  await fixture.codes.add(discountCode({ maxUses: 1 }));
  await fixture.codes.add(
    discountCode({ code: 'FIVE', value: { kind: 'amount', cents: 500 }, maxUsesPerCustomer: 1 }),
  );
});

const pay = (amountCents: number, code?: string, userId: string = ADA) =>
  fixture.start.execute({
    userId,
    amountCents,
    customerDetails: null,
    ...(code !== undefined && { code }),
  });
const rows = () => [...fixture.checkouts.rows.values()];
const uses = async (code = 'TEN') =>
  (await fixture.discountUses.counts()).find((count) => count.code === code)?.total ?? 0;
const succeed = async (intentId: string, userId: string = ADA) => {
  fixture.payments.become(intentId, 'succeeded');
  return fixture.create.execute(userId, intentId, undefined);
};

it('charges less the discount, and the order keeps code and discount by line', async () => {
  await pay(4_500, ' ten ');
  expect(fixture.payments.last).toMatchObject({ amountCents: 4_500 });
  await succeed('pi_1');
  expect(fixture.orders.placed).toMatchObject([
    {
      totalCents: 4_500,
      discountCents: 500,
      discountCode: 'TEN',
      lines: [{ discountCents: 500 }],
    },
  ]);
  expect([await uses(), fixture.discountUses.late.size]).toEqual([1, 0]);
});

it.each([
  ['added', undefined, 5_000, 'FIVE', 4_500],
  ['changed', 'TEN', 4_500, 'FIVE', 4_500],
  ['removed', 'TEN', 4_500, undefined, 5_000],
])('never charges the old amount after a code was %s', async (_case, code, amount, next, after) => {
  await pay(amount, code);
  await pay(after, next);
  expect(fixture.payments.intents.get('pi_1')!.status).toBe('canceled');
  expect(fixture.payments.last).toMatchObject({ id: 'pi_2', amountCents: after, status: 'open' });
  expect(rows().map((row) => [row.status, row.pricing.code])).toEqual([
    ['released', code ?? null],
    ['open', next ?? null],
  ]);
  expect([await uses('TEN'), await uses('FIVE')]).toEqual([0, next ? 1 : 0]);
});

it('keeps the intent and the use where the same code comes again, in any case', async () => {
  await pay(4_500, 'TEN');
  expect((await pay(4_500, 'ten')).clientSecret).toBe('pi_1_secret');
  expect([await uses(), rows().length]).toEqual([1, 1]);
});

it.each([
  ['unknown', 'NONE', 'invalid'],
  ['used up', 'TEN', 'conflict'],
])('changes nothing where the code is %s', async (_case, code, kind) => {
  await pay(4_500, 'TEN', BOB);
  await pay(5_000);
  const before = [...fixture.payments.calls];
  await expect(pay(4_500, code)).rejects.toMatchObject({ kind, errors: [{ field: 'code' }] });
  expect(fixture.payments.calls).toEqual(before);
  expect(rows().map((row) => row.status)).toEqual(['open', 'open']);
});

it('gives the use back when the hold ends', async () => {
  await pay(4_500, 'TEN');
  await expect(pay(4_500, 'TEN', BOB)).rejects.toMatchObject({ code: 'discount_used_up' });
  fixture.clock.advance(HOLD_MS);
  await fixture.sweep.execute();
  expect(await uses()).toBe(0);
  await pay(4_500, 'TEN', BOB);
  expect(await uses()).toBe(1);
});

it('gives a late payment its discount, above the limit and marked', async () => {
  await pay(4_500, 'TEN');
  await fixture.release.execute(rows()[0]!);
  await pay(4_500, 'TEN', BOB);
  const { order } = await succeed('pi_1');
  expect(fixture.orders.placed).toMatchObject([{ discountCode: 'TEN', totalCents: 4_500 }]);
  expect([...fixture.discountUses.late]).toEqual([order.id]);
  await succeed('pi_2', BOB);
  expect(await fixture.discountUses.counts()).toEqual([{ code: 'TEN', total: 2, late: 1 }]);
});

it('counts the orders of a customer', async () => {
  await pay(4_500, 'FIVE');
  await succeed('pi_1');
  fixture.carts.fill(ADA, [{ productId: BELL, quantity: 1 }]);
  await expect(pay(4_500, 'FIVE')).rejects.toMatchObject({ code: 'discount_used_by_you' });
  await pay(4_500, 'FIVE', BOB);
  const [placed] = [...fixture.orders.rows.values()];
  placed!.state = { ...placed!.state, status: 'returned' };
  await expect(pay(4_500, 'FIVE')).rejects.toMatchObject({ code: 'discount_used_by_you' });
  placed!.state = { ...placed!.state, status: 'canceled' };
  await pay(4_500, 'FIVE');
});

it('leaves at least the smallest total, and the quote says so', async () => {
  await fixture.codes.add(discountCode({ code: 'ALL', value: { kind: 'percent', percent: 100 } }));
  const choices = { userId: ADA, methodId: null, address: null };
  expect(await fixture.quote.execute({ ...choices, code: 'all' })).toMatchObject({
    quote: { totalCents: 50, isDiscountLimited: true, pricing: { code: 'ALL' } },
    hasCodes: true,
  });
  await pay(50, 'ALL');
  expect(fixture.payments.last.amountCents).toBe(50);
  fixture.carts.fill(ADA, []);
  expect(await fixture.quote.execute({ ...choices, code: 'all' })).toMatchObject({
    quote: { totalCents: 0 },
  });
});
