import { clockIn } from '../../../../common/format/zoned-time.js';
import { HOUR_MS, MINUTE_MS } from '../../../kernel/time.js';
import { BELL, type CheckoutFixture, checkoutFixture, MAT } from '../testing/checkout-fixture.js';

let fixture: CheckoutFixture;

/** Posts the payment of that many bells, as often as somebody wants. */
const post = (userId: string, quantity: number) => {
  fixture.carts.fill(userId, [{ productId: BELL, quantity }]);
  return fixture.start.execute({
    userId,
    amountCents: quantity * 5_000,
    customerDetails: null,
  });
};

const minutes = async (count: number) => {
  fixture.clock.advance(count * MINUTE_MS);
  await fixture.sweep.execute();
};
const paused = (most: number) => ({ code: 'hold_paused', data: { productId: BELL, most } });

describe('one account', () => {
  beforeEach(() => {
    fixture = checkoutFixture({ isHoldLimited: true });
    fixture.sell(BELL, 5_000, 20);
  });

  it('that posts again and again leaves the stock to others after 30 minutes', async () => {
    const begun = fixture.clock.now().getTime();
    let leftAfter: number | undefined;
    for (let minute = 0; minute < 60; minute++) {
      await post('ada', 20).catch(() => undefined);
      if (fixture.stock.left(BELL) > 0) leftAfter ??= minute;
      await minutes(1);
    }
    expect(leftAfter).toBe(30);
    expect(fixture.clock.now().getTime() - begun).toBe(HOUR_MS);
  });

  it('is told how much it may buy and when it may again, and may then', async () => {
    await post('ada', 20);
    await minutes(14);
    await post('ada', 20);
    await minutes(15);
    expect((await post('ada', 20)).holdUntil).toEqual(
      new Date(fixture.clock.now().getTime() + MINUTE_MS),
    );
    await minutes(2);
    const again = new Date(fixture.clock.now().getTime() + 29 * MINUTE_MS);
    const until = again.toISOString();
    await expect(post('ada', 20)).rejects.toMatchObject({
      ...paused(2),
      message: `"Product ${BELL}" was reserved for you for 30 minutes. Until ${clockIn('America/New_York', again)} you can buy at most 2 of it.`,
      data: { until },
    });
    await expect(post('ada', 3)).rejects.toMatchObject(paused(2));
    await post('ada', 2);
    await minutes(15);
    await minutes(46);
    expect((await post('ada', 20)).holdUntil).toEqual(
      new Date(fixture.clock.now().getTime() + 15 * MINUTE_MS),
    );
  });

  it('is counted over its checkouts, with a changed cart, too', async () => {
    for (let minute = 0; minute < 30; minute++) {
      await post('ada', 20 - (minute % 2));
      await minutes(1);
    }
    await expect(post('ada', 20)).rejects.toMatchObject({ code: 'hold_paused' });
  });

  it('is counted for each product by itself', async () => {
    fixture.sell(MAT, 1_000, 20);
    const bells = { productId: BELL, quantity: 20 };
    const mats = { productId: MAT, quantity: 20 };
    const payFor = (amountCents: number, ...lines: (typeof bells)[]) => {
      fixture.carts.fill('ada', lines);
      return fixture.start.execute({ userId: 'ada', amountCents, customerDetails: null });
    };
    await payFor(100_000, bells);
    await minutes(14);
    await payFor(20_000, mats);
    await minutes(14);
    const { holdUntil } = await payFor(120_000, bells, mats);
    expect(holdUntil).toEqual(new Date(fixture.clock.now().getTime() + 15 * MINUTE_MS));
  });

  it('is not counted for the time between the end of a hold and its renewal', async () => {
    await post('ada', 20);
    fixture.clock.advance(25 * MINUTE_MS);
    await post('ada', 20);
    fixture.clock.advance(5 * MINUTE_MS);
    expect((await post('ada', 20)).holdUntil).toEqual(
      new Date(fixture.clock.now().getTime() + 10 * MINUTE_MS),
    );
  });

  it('starts anew with a completed purchase', async () => {
    await post('ada', 10);
    await minutes(10);
    fixture.payments.become(fixture.payments.last.id, 'succeeded');
    await fixture.complete.execute(fixture.payments.last.id);
    await post('ada', 10);
    await minutes(14);
    await post('ada', 10);
    await minutes(10);
    expect((await post('ada', 10)).holdUntil).toEqual(
      new Date(fixture.clock.now().getTime() + 6 * MINUTE_MS),
    );
  });

  it('may hold the units that a tenth of the stock allows for as long as it posts', async () => {
    for (let minute = 0; minute < 120; minute++) {
      await post('ada', 2);
      await minutes(1);
    }
    expect(fixture.stock.left(BELL)).toBe(18);
  });
});

it('pauses nobody where limits are off', async () => {
  fixture = checkoutFixture();
  fixture.sell(BELL, 5_000, 20);
  for (let minute = 0; minute < 60; minute++) {
    await post('ada', 20);
    await minutes(1);
  }
  expect(fixture.stock.left(BELL)).toBe(0);
});

it('sells at most as many units in one order as the setting says', async () => {
  fixture = checkoutFixture({ maxUnits: 3 });
  fixture.sell(BELL, 5_000, 20);
  await expect(post('ada', 4)).rejects.toMatchObject({
    code: 'too_many_units',
    message: `You can buy at most 3 of "Product ${BELL}" in one order`,
  });
  await post('ada', 3);
});
