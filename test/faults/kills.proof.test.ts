import { idOf } from '../support/cards.js';
import { stockOf } from '../support/catalog-rows.js';
import { eventually } from '../support/eventually.js';
import { expectInvariants } from '../support/invariants.js';
import { createOrder, fill, type Order, pay, payByCard } from '../support/shoppers.js';
import { type Buyer, FaultShop } from './fault-shop.js';

/** Short, so that what heals by time heals within the test. */
const HASTE = {
  SWEEP_EVERY_MS: '300',
  RECONCILE_EVERY_MS: '300',
  OUTBOX_LEASE_MS: '2000',
  OUTBOX_POLL_MS: '200',
};
const HEALED_WITHIN_MS = 60_000;
let world: FaultShop;
let buyer: Buyer;
let product: Awaited<ReturnType<FaultShop['product']>>;

beforeAll(async () => {
  world = await FaultShop.start(HASTE);
});

afterAll(() => world?.close());

beforeEach(async () => {
  buyer = await world.newBuyer();
  product = await world.product(1);
  await fill(buyer.api, product);
});

afterEach(async () => {
  await world.cards.turn({ dropWebhooks: false });
  await expectInvariants(world.db, world.cards, HEALED_WITHIN_MS);
});

/** Starts it again. A dead process would hold its leases for 10 s, which are over here. */
const rise = async (settings: Record<string, string> = {}) => {
  await world.db.query('UPDATE lease SET held_until = now()');
  await world.shop.up(settings);
};
const dieAt = async (point: string) => {
  await world.shop.kill();
  await rise({ FAILPOINTS: point });
};
const riseAgain = async () => {
  await world.shop.ended();
  await rise();
};
const orders = async () => (await buyer.api.get<Order[]>('orders/user')).data;
const healed = (check: () => Promise<void>) => eventually(check, HEALED_WITHIN_MS);
const expectStock = (quantity: number) =>
  healed(async () => expect(await stockOf(world.db, product.id)).toBe(quantity));
const openIntents = async () =>
  (await world.cards.state()).payment_intents.filter(
    ({ status, metadata }) =>
      metadata.person === buyer.id && !['succeeded', 'canceled'].includes(status),
  );
const letTheTimePass = () =>
  world.db.query('UPDATE checkout SET held_until = now() WHERE user_id = $1', [buyer.id]);

describe('killed with the hold committed', () => {
  beforeEach(async () => {
    await dieAt('hold-committed');
    await expect(pay(buyer.api, 4_999)).rejects.toThrow();
    await riseAgain();
  });

  it('gives the stock back when the time is over', async () => {
    await letTheTimePass();
    await expectStock(1);
    expect(await openIntents()).toEqual([]);
  });

  it('lets the shopper go on', async () => {
    const intent = await payByCard(buyer.api, world.cards, 4_999);
    expect([200, 201]).toContain((await createOrder(buyer.api, intent)).status);
    expect(await orders()).toHaveLength(1);
  });
});

describe('killed with the intent created but not stored', () => {
  beforeEach(async () => {
    await dieAt('intent-created-not-stored');
    await expect(pay(buyer.api, 4_999)).rejects.toThrow();
    await riseAgain();
  });

  it('cancels the intent and gives the stock back', async () => {
    expect(await openIntents()).toHaveLength(1);
    await letTheTimePass();
    await expectStock(1);
    expect(await openIntents()).toEqual([]);
  });

  it('finds the same intent again', async () => {
    const [known] = await openIntents();
    expect(idOf((await pay(buyer.api, 4_999)).data)).toBe(known!.id);
  });
});

describe.each([
  ['and the event comes after the restart', false],
  ['and the event is lost', true],
])('killed when the card was paid, %s', (_case, dropWebhooks) => {
  it('makes the order', async () => {
    await world.cards.turn({ dropWebhooks });
    const { data: secret } = await pay(buyer.api, 4_999);
    await world.shop.kill();
    expect((await world.cards.confirm(secret)).status).toBe('succeeded');
    await rise();
    await healed(async () => expect(await orders()).toHaveLength(1));
    expect((await createOrder(buyer.api, idOf(secret))).status).toBe(200);
  });
});

it('killed with the order committed, answers the same order and emails once', async () => {
  await world.cards.turn({ dropWebhooks: true });
  await dieAt('order-committed');
  const { data: secret } = await pay(buyer.api, 4_999);
  await world.cards.confirm(secret);
  await createOrder(buyer.api, idOf(secret)).catch(() => undefined);
  await riseAgain();
  const again = await createOrder(buyer.api, idOf(secret));
  expect(again.status).toBe(200);
  await healed(async () => {
    const emails = await world.emailsTo('ada@example.com');
    const own = emails.filter((subject) => subject.includes(String(again.data.number)));
    expect(own).toHaveLength(1);
  });
});

it('killed between the cancel at the provider and the release, releases', async () => {
  await pay(buyer.api, 4_999);
  await dieAt('provider-cancelled-hold-not-released');
  await letTheTimePass();
  await world.shop.ended(HEALED_WITHIN_MS);
  expect(await stockOf(world.db, product.id)).toBe(0);
  expect(await openIntents()).toEqual([]);
  await riseAgain();
  await expectStock(1);
});

it('killed with the refund made but not stored, refunds once', async () => {
  const admin = await world.newAdmin();
  const intent = await payByCard(buyer.api, world.cards, 4_999);
  const { data: order } = await createOrder(buyer.api, intent);
  await dieAt('refund-made-not-stored');
  const cancel = admin.api.put(`orders/status/admin/${order._id}`, { status: 'canceled' });
  // The refund may be made, and the process dead, before the answer has left it.
  expect([200, 'lost']).toContain(await cancel.then(({ status }) => status).catch(() => 'lost'));
  await riseAgain();
  await healed(async () => {
    expect(await orders()).toMatchObject([{ status: 'canceled', paymentStatus: 'refunded' }]);
  });
  const { refunds } = await world.cards.state();
  const own = refunds.filter((refund) => refund.payment_intent === intent);
  expect(own).toMatchObject([{ amount: 4_999, status: 'succeeded' }]);
  expect(await stockOf(world.db, product.id)).toBe(1);
});
