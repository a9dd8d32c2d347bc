import { idOf } from '../support/cards.js';
import { stockOf } from '../support/catalog-rows.js';
import { eventually } from '../support/eventually.js';
import { expectInvariants } from '../support/invariants.js';
import { createOrder, fill, pay, payByCard } from '../support/shoppers.js';
import { type Buyer, FaultShop } from './fault-shop.js';

/** A call to a provider that is unavailable, and its retries, may take long. */
const HEALED_WITHIN_MS = 60_000;
let world: FaultShop;
let buyer: Buyer;
let product: Awaited<ReturnType<FaultShop['product']>>;

beforeAll(async () => {
  world = await FaultShop.start({
    SWEEP_EVERY_MS: '300',
    RECONCILE_EVERY_MS: '60000',
    JOB_BACKOFF_FIRST_MS: '200',
  });
});

afterAll(() => world?.close());

beforeEach(async () => {
  buyer = await world.newBuyer();
  product = await world.product(1);
  await fill(buyer.api, product);
});

afterEach(async () => {
  await world.cards.turn({ faults: [] });
  await expectInvariants(world.db, world.cards);
});

const intentsOf = async () =>
  (await world.cards.state()).payment_intents.filter(
    (intent) => intent.metadata.person === buyer.id,
  );

it.each([
  ['the connection is cut before', { does: 'close', when: 'before' }],
  ['the connection is cut after the intent was made', { does: 'close', when: 'after' }],
  ['it answers 500', { does: 'fail', status: 500, when: 'before' }],
  ['it answers 429', { does: 'fail', status: 429, when: 'after' }],
] as const)('makes one intent where %s', async (_case, fault) => {
  await world.cards.turn({ faults: [{ operation: 'payment_intents.create', ...fault }] });
  // An answer that means "away" may reach the shopper, who presses again.
  let started = await pay(buyer.api, 4_999);
  if (started.status === 503) started = await pay(buyer.api, 4_999);
  expect(started.status).toBe(200);
  expect(await intentsOf()).toHaveLength(1);
});

it('keeps the hold past its time while the provider is unavailable, and gives it back after', async () => {
  const intent = idOf((await pay(buyer.api, 4_999)).data);
  const away = { operation: '*', does: 'fail', status: 503, times: 1_000 } as const;
  await world.cards.turn({ faults: [away] });
  await world.db.query('UPDATE checkout SET held_until = now() WHERE user_id = $1', [buyer.id]);
  await eventually(async () => {
    const { faults_left: left } = await world.cards.state();
    expect(left).toMatchObject([{ times: expect.any(Number) }]);
    expect(left[0]!.times).toBeLessThan(1_000);
  });
  expect(await stockOf(world.db, product.id)).toBe(0);
  await world.cards.turn({ faults: [] });
  await eventually(
    async () => expect(await stockOf(world.db, product.id)).toBe(1),
    HEALED_WITHIN_MS,
  );
  expect((await world.cards.intent(intent)).status).toBe('canceled');
});

it('gives the hold back where the provider refuses the payment for good', async () => {
  const refusal = { operation: 'payment_intents.create', does: 'fail', status: 400 } as const;
  await world.cards.turn({ faults: [{ ...refusal, times: 1_000 }] });
  expect((await pay(buyer.api, 4_999)).status).toBe(502);
  expect(await stockOf(world.db, product.id)).toBe(0);
  await world.db.query('UPDATE checkout SET held_until = now() WHERE user_id = $1', [buyer.id]);
  await eventually(
    async () => expect(await stockOf(world.db, product.id)).toBe(1),
    HEALED_WITHIN_MS,
  );
  expect(await intentsOf()).toEqual([]);
});

it('cancels the intent that was made before the provider refused', async () => {
  const refusal = { operation: 'payment_intents.create', does: 'fail', status: 400 } as const;
  await world.cards.turn({ faults: [{ ...refusal, when: 'after' }] });
  expect((await pay(buyer.api, 4_999)).status).toBe(502);
  await world.cards.turn({ faults: [{ ...refusal, times: 1_000 }] });
  expect(await intentsOf()).toMatchObject([{ status: 'requires_payment_method' }]);
  await world.db.query('UPDATE checkout SET held_until = now() WHERE user_id = $1', [buyer.id]);
  await eventually(
    async () => expect(await stockOf(world.db, product.id)).toBe(1),
    HEALED_WITHIN_MS,
  );
  expect(await intentsOf()).toMatchObject([{ status: 'canceled' }]);
});

it('makes the order once the provider is back, by the event that waited', async () => {
  const { data: secret } = await pay(buyer.api, 4_999);
  await world.cards.confirm(secret);
  await world.cards.turn({
    faults: [{ operation: 'payment_intents.retrieve', does: 'close', times: 6 }],
  });
  await createOrder(buyer.api, idOf(secret));
  await eventually(async () => {
    expect((await createOrder(buyer.api, idOf(secret))).status).toBe(200);
  });
});

it.each([
  ['all', 4_999, 0],
  ['some', 1_999, 3_000],
])('refunds what is left where %s was given back by hand', async (_, byHand, ours) => {
  const admin = await world.newAdmin();
  const intent = await payByCard(buyer.api, world.cards, 4_999);
  const { data: order } = await createOrder(buyer.api, intent);
  await world.cards.asServer('refunds', { payment_intent: intent, amount: String(byHand) });
  await admin.api.put(`orders/status/admin/${order._id}`, { status: 'canceled' });
  await eventually(async () => {
    const { data } = await buyer.api.get<object[]>('orders/user');
    expect(data).toMatchObject([{ paymentStatus: 'refunded' }]);
  });
  const { refunds } = await world.cards.state();
  const amounts = refunds.filter((refund) => refund.payment_intent === intent);
  expect(amounts.map(({ amount }) => amount)).toEqual(ours ? [byHand, ours] : [byHand]);
});

it('refunds once where the answer to the refund is lost', async () => {
  const admin = await world.newAdmin();
  const intent = await payByCard(buyer.api, world.cards, 4_999);
  const { data: order } = await createOrder(buyer.api, intent);
  await world.cards.turn({
    faults: [{ operation: 'refunds.create', does: 'close', when: 'after', times: 2 }],
  });
  await admin.api.put(`orders/status/admin/${order._id}`, { status: 'canceled' });
  await eventually(async () => {
    const { data } = await buyer.api.get<object[]>('orders/user');
    expect(data).toMatchObject([{ paymentStatus: 'refunded' }]);
  });
  const { refunds } = await world.cards.state();
  expect(refunds.filter((refund) => refund.payment_intent === intent)).toHaveLength(1);
});
