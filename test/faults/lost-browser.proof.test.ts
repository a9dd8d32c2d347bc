import { loadEnv } from '../../src/config/env.js';
import { idOf } from '../support/cards.js';
import { stockOf } from '../support/catalog-rows.js';
import { eventually } from '../support/eventually.js';
import { expectInvariants } from '../support/invariants.js';
import type { OperationsView } from '../../src/modules/checkout/adapters/http/operations.dto.js';
import { createOrder, fill, type Order, pay, payByCard } from '../support/shoppers.js';
import { type Buyer, FaultShop } from './fault-shop.js';

let world: FaultShop;

beforeAll(async () => {
  // All durations as they are by default.
  world = await FaultShop.start();
});

afterAll(() => world?.close());

afterEach(async () => {
  await world.cards.turn({ dropWebhooks: false, webhookCopies: 1, webhookReverseMs: 0 });
  await expectInvariants(world.db, world.cards);
});

const ordersOf = async ({ api }: Buyer) => (await api.get<Order[]>('orders/user')).data;
const theOrderOf = (buyer: Buyer) =>
  eventually(async () => {
    const orders = await ordersOf(buyer);
    expect(orders).toHaveLength(1);
    return orders[0]!;
  });

/** Buys one of a fresh product, and never returns after the card. */
async function vanish(): Promise<{ buyer: Buyer; intent: string }> {
  const buyer = await world.newBuyer();
  await fill(buyer.api, await world.product(1));
  return { buyer, intent: await payByCard(buyer.api, world.cards, 4_999) };
}

it('has the order by the provider’s event', async () => {
  const { buyer, intent } = await vanish();
  expect((await theOrderOf(buyer)).transactionId).toBe(intent);
});

it('has the order by the next scheduled run when all events are lost', async () => {
  await world.cards.turn({ dropWebhooks: true });
  const { buyer, intent } = await vanish();
  // The scheduled job runs within the promised 45 s; here it is due at once.
  expect(loadEnv({}).RECONCILE_EVERY_MS).toBeLessThanOrEqual(30_000);
  const dueNow = "UPDATE lease SET due_at = now() WHERE name = 'checkout.reconcile'";
  await eventually(async () => {
    await world.db.query(dueNow);
    expect(await ordersOf(buyer)).toMatchObject([{ transactionId: intent }]);
  });
  const told = 'SELECT count(*) FROM provider_event WHERE intent_id = $1';
  expect(await world.number(told, [intent])).toBe(0);
});

it('makes one order and one email of 20 events and 5 create-orders at once', async () => {
  await world.cards.turn({ webhookCopies: 20 });
  const { buyer, intent } = await vanish();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => createOrder(buyer.api, intent)),
  );
  expect(new Set(answers.map((answer) => answer.data._id)).size).toBe(1);
  await theOrderOf(buyer);
  await eventually(async () => {
    const waiting = 'SELECT count(*) FROM outbox WHERE done_at IS NULL';
    expect(await world.number(waiting)).toBe(0);
  });
  const confirmations = (await world.emailsTo('ada@example.com')).filter((subject) =>
    subject.includes(String(answers[0]!.data.number)),
  );
  expect(confirmations).toHaveLength(1);
});

it('ends the same when events arrive out of order', async () => {
  await world.cards.turn({ webhookReverseMs: 200 });
  const { buyer, intent } = await vanish();
  expect((await theOrderOf(buyer)).transactionId).toBe(intent);
});

it('gives the stock back at once when the provider cancels', async () => {
  const buyer = await world.newBuyer();
  const product = await world.product(1);
  await fill(buyer.api, product);
  const intent = idOf((await pay(buyer.api, 4_999)).data);
  await world.cards.asServer(`payment_intents/${intent}/cancel`, {});
  await eventually(async () => expect(await stockOf(world.db, product.id)).toBe(1));
});

/** Pays for what has gone to another meanwhile. @returns who paid, and the payment's id */
async function payTooLate(): Promise<{ late: Buyer; paid: string }> {
  const [late, quick] = [await world.newBuyer(), await world.newBuyer()];
  const product = await world.product(1);
  await fill(late.api, product);
  await fill(quick.api, product);
  const old = await world.cards.intent(idOf((await pay(late.api, 4_999)).data));
  await world.cards.asServer(`payment_intents/${old.id}/cancel`, {});
  await eventually(async () => expect(await stockOf(world.db, product.id)).toBe(1));
  await payByCard(quick.api, world.cards, 4_999);
  // No honest card pays a canceled intent, so a second one stands for a provider that errs.
  const { id: paid } = await world.cards.asServer('payment_intents', {
    amount: '4999',
    currency: 'usd',
    confirm: 'true',
    payment_method: 'pm_card_visa',
    'metadata[checkout]': old.metadata.checkout!,
    'metadata[person]': old.metadata.person!,
    'metadata[installation]': old.metadata.installation!,
  });
  return { late, paid };
}

const refundsOf = async (intent: string) =>
  (await world.cards.state()).refunds
    .filter(({ payment_intent }) => payment_intent === intent)
    .map(({ amount, status }) => [amount, status]);

it('refunds by itself what is paid when the products have gone to another', async () => {
  const { late, paid } = await payTooLate();
  await eventually(async () => expect(await refundsOf(paid)).toEqual([[4_999, 'succeeded']]));
  expect((await createOrder(late.api, paid)).status).toBe(409);
});

it('shows an admin such a refund that the bank sent back, to ask for it again', async () => {
  const { api } = await world.newAdmin();
  const odd = async () => (await api.get<OperationsView>('operations')).data.paymentsWithoutOrder;
  await world.cards.turn({ failRefunds: 1 });
  const { paid } = await payTooLate();
  await eventually(async () =>
    expect(await odd()).toMatchObject([
      { transactionId: paid, amount: 49.99, isRefundFailed: true },
    ]),
  );
  const retry = () => api.post(`payment/refunds/${paid}/retry`);
  expect((await retry()).message).toBe('Refund requested again.');
  await eventually(async () =>
    expect(await refundsOf(paid)).toEqual(
      expect.arrayContaining([
        [4_999, 'failed'],
        [4_999, 'succeeded'],
      ]),
    ),
  );
  await eventually(async () => expect(await odd()).toEqual([]));
  expect((await retry()).message).toBe('This payment has no failed refund.');
});
