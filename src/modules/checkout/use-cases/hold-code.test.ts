import { clockIn } from '../../../../common/format/zoned-time.js';
import { MINUTE_MS } from '../../../kernel/time.js';
import { discountCode } from '../../discounts/testing/discount-fixtures.js';
import { BELL, type CheckoutFixture, checkoutFixture, MAT } from '../testing/checkout-fixture.js';

const [ADA, BOB] = ['user-ada', 'user-bob'] as const;
let fixture: CheckoutFixture;

beforeEach(async () => {
  await open(checkoutFixture({ isHoldLimited: true }));
});

async function open(opened: CheckoutFixture): Promise<void> {
  fixture = opened;
  fixture.sell(BELL, 5_000, 900);
  fixture.sell(MAT, 5_000, 900);
  for (const user of [ADA, BOB]) fixture.carts.fill(user, [{ productId: BELL, quantity: 1 }]);
  await fixture.codes.add(discountCode({ maxUses: 1 }));
  await fixture.codes.add(discountCode({ code: 'OTHER', maxUses: 9 }));
  await fixture.codes.add(discountCode({ code: 'FREE' }));
  await fixture.codes.add(discountCode({ code: 'EACH', maxUsesPerCustomer: 1 }));
}

const pay = (code = 'TEN', userId: string = ADA, amountCents = 4_500) =>
  fixture.start.execute({ userId, amountCents, customerDetails: null, code });
const quote = (code: string | null = 'TEN', userId: string = ADA) =>
  fixture.quote.execute({ userId, methodId: null, address: null, code });
const minutes = async (count: number) => {
  fixture.clock.advance(count * MINUTE_MS);
  await fixture.sweep.execute();
};
const inMinutes = (count: number) => new Date(fixture.clock.now().getTime() + count * MINUTE_MS);
const paused = { kind: 'conflict', code: 'discount_paused' };

/** Holds a code for half an hour. */
async function holdOut(code = 'TEN'): Promise<void> {
  await pay(code);
  await minutes(14);
  await pay(code);
  await minutes(14);
  expect((await pay(code)).holdUntil).toEqual(inMinutes(2));
  await minutes(2);
}

it('leaves a code with a total limit to others after 30 minutes of 60', async () => {
  let freeAfter: number | undefined;
  for (let minute = 0; minute < 60; minute++) {
    // Another cart begins another checkout.
    fixture.carts.fill(ADA, [{ productId: minute % 2 ? MAT : BELL, quantity: 1 }]);
    await pay().catch(() => undefined);
    const isFree = (await fixture.discountUses.counts()).length === 0;
    if (isFree) freeAfter ??= minute;
    await minutes(1);
  }
  expect(freeAfter).toBe(30);
});

it('says at the code why it gives nothing now and from when it does again', async () => {
  await holdOut();
  const until = inMinutes(30).toISOString();
  const message = `This discount code was reserved for you for 30 minutes. You can use it again from ${clockIn('America/New_York', inMinutes(30))}.`;
  const refusal = { ...paused, message, errors: [{ field: 'code', message }], data: { until } };
  await expect(quote()).rejects.toMatchObject(refusal);
  await expect(pay()).rejects.toMatchObject(refusal);
  await quote('TEN', BOB);
  await pay('TEN', BOB);
});

it('lets the checkout go on without the code, with another, and with it later', async () => {
  await holdOut();
  expect((await quote(null)).quote.totalCents).toBe(5_000);
  await fixture.start.execute({ userId: ADA, amountCents: 5_000, customerDetails: null });
  await pay('OTHER');
  await minutes(31);
  expect((await quote()).quote.totalCents).toBe(4_500);
  expect((await pay()).holdUntil).toEqual(inMinutes(15));
});

it('begins anew with a purchase', async () => {
  await pay();
  await minutes(14);
  await pay();
  await minutes(13);
  fixture.payments.become(fixture.payments.last.id, 'succeeded');
  await fixture.create.execute(ADA, fixture.payments.last.id, undefined);
  const [order] = [...fixture.orders.rows.values()];
  order!.state = { ...order!.state, status: 'canceled' };
  fixture.carts.fill(ADA, [{ productId: BELL, quantity: 1 }]);
  expect((await pay()).holdUntil).toEqual(inMinutes(15));
});

it.each(['FREE', 'EACH'])('never pauses a code without a total limit: %s', async (code) => {
  for (let minute = 0; minute < 60; minute += 10) {
    expect((await pay(code)).holdUntil).toEqual(inMinutes(15));
    await minutes(10);
  }
});

it('pauses no code where limits are off', async () => {
  await open(checkoutFixture());
  for (let minute = 0; minute < 60; minute += 10) {
    expect((await pay()).holdUntil).toEqual(inMinutes(15));
    await minutes(10);
  }
});
