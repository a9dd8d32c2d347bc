import { MINUTE_MS } from '../../../kernel/time.js';
import { BELL, type CheckoutFixture, checkoutFixture } from '../testing/checkout-fixture.js';

const STOCK = 20;
const OFFICE = 'office';
let fixture: CheckoutFixture;
let newcomers = 0;

beforeEach(() => {
  fixture = checkoutFixture({ isHoldLimited: true });
  fixture.sell(BELL, 5_000, STOCK);
});

const left = () => fixture.stock.left(BELL);
const post = (userId: string, quantity: number, origin = `home of ${userId}`) => {
  fixture.carts.fill(userId, [{ productId: BELL, quantity }]);
  return fixture.start.execute({
    userId,
    amountCents: quantity * 5_000,
    customerDetails: null,
    origin,
    network: `network of ${origin}`,
  });
};
const isTaken = (...args: Parameters<typeof post>) =>
  post(...args).then(
    () => true,
    () => false,
  );

/** Half a minute, after which the checkouts are swept. */
const pass = async () => {
  fixture.clock.advance(MINUTE_MS / 2);
  await fixture.sweep.execute();
};

/** Somebody new who sees a unit buys it at once, and the merchant brings another one. */
async function isServed(origin?: string): Promise<boolean> {
  newcomers++;
  if (left() === 0 || !(await isTaken(`newcomer ${newcomers}`, 1, origin))) return false;
  const { id } = fixture.payments.last;
  fixture.payments.become(id, 'succeeded');
  expect((await fixture.complete.execute(id)).kind).toBe('placed');
  fixture.sell(BELL, 5_000, left() + 1);
  return true;
}

/** How many of the newcomers, two a minute, are served while accounts take all that they can get. */
async function served(
  minutes: { readonly from: number; readonly to: number },
  hoarders: readonly { readonly userId: string; readonly origin?: string }[],
  { quantity, newcomersFrom }: { quantity: () => number; newcomersFrom?: string | undefined },
): Promise<number> {
  let count = 0;
  for (let half = 0; half < minutes.to * 2; half++) {
    for (const { userId, origin } of hoarders) await isTaken(userId, quantity(), origin);
    await pass();
    const isOne = await isServed(newcomersFrom);
    if (isOne && half >= minutes.from * 2) count++;
  }
  return count / ((minutes.to - minutes.from) * 2);
}

const aTenth = () => Math.max(1, Math.floor(left() / 10));
const accounts = (count: number, originOf: (n: number) => string | undefined) =>
  Array.from({ length: count }, (_, n) => ({
    userId: `hoarder ${n}`,
    ...(originOf(n) !== undefined && { origin: originOf(n)! }),
  }));

describe('others are served', () => {
  it('while two accounts of one address take everything in turns', async () => {
    const pair = accounts(2, () => OFFICE);
    expect(await served({ from: 1, to: 75 }, pair, { quantity: () => left() || 1 })).toBe(1);
  });

  it.each([
    ['elsewhere', undefined],
    ['at that address, too,', OFFICE],
  ])('%s while 35 accounts of one address take a tenth each', async (_where, newcomersFrom) => {
    const crowd = accounts(35, () => OFFICE);
    const rate = await served({ from: 8, to: 60 }, crowd, { quantity: aTenth, newcomersFrom });
    expect(rate).toBe(1);
  });

  it('while 35 accounts of as many addresses take a tenth each', async () => {
    const crowd = accounts(35, () => undefined);
    expect(await served({ from: 30, to: 60 }, crowd, { quantity: aTenth })).toBe(1);
  });
});

describe('who has a unit in the cart that a hoarder holds', () => {
  const MALLORY = 'mallory';
  beforeEach(async () => {
    await post(MALLORY, STOCK);
    for (let minute = 0; minute < 30; minute++) await pass();
    await post(MALLORY, STOCK);
    expect(left()).toBe(0);
  });

  it('gets it, and the payment of the hoarder is canceled first', async () => {
    const { id } = fixture.payments.last;
    await post('ada', 1);
    expect(fixture.payments.intents.get(id)?.status).toBe('canceled');
    expect(left()).toBe(STOCK - 1);
  });

  it.each([
    ['is with the bank', { status: 'processing' }],
    ['waits for 3-D Secure', { isAuthenticating: true }],
    ['has succeeded', { status: 'succeeded' }],
  ] as const)('does not get it where the payment %s', async (_what, change) => {
    const { id } = fixture.payments.last;
    fixture.payments.change(id, change);
    await expect(post('ada', 1)).rejects.toMatchObject({ code: 'out_of_stock' });
    expect(fixture.payments.intents.get(id)).toMatchObject(change);
    expect(left()).toBe(0);
  });

  it('does not get it while the provider is away, and nothing is lost', async () => {
    fixture.payments.isUnavailable = true;
    await expect(post('ada', 1)).rejects.toMatchObject({ kind: 'unavailable' });
    fixture.payments.isUnavailable = false;
    expect(left()).toBe(0);
    await post('ada', 1);
  });

  it('does not get it where limits are off', async () => {
    fixture = checkoutFixture();
    fixture.sell(BELL, 5_000, STOCK);
    await post(MALLORY, STOCK);
    for (let minute = 0; minute < 60; minute++) await pass();
    await post(MALLORY, STOCK);
    await expect(post('ada', 1)).rejects.toMatchObject({ code: 'out_of_stock' });
  });
});

it('a hold that was paid does not count', async () => {
  await post('ada', STOCK);
  for (let minute = 0; minute < 28; minute++) await pass();
  const { id } = fixture.payments.last;
  fixture.payments.become(id, 'succeeded');
  await fixture.complete.execute(id);
  fixture.sell(BELL, 5_000, 1);
  await post('ada', 1);
  await expect(post('bob', 1)).rejects.toMatchObject({ code: 'out_of_stock' });
});
