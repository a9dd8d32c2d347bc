import type { TestProduct } from '../support/catalog-rows.js';
import { eventually } from '../support/eventually.js';
import { GrownShop } from '../support/grown-shop.js';
import { expectInvariants } from '../support/invariants.js';
import { createOrder, DETAILS, fill, type Order, patient, payByCard } from '../support/shoppers.js';
import type { Buyer } from '../support/test-world.js';

jest.setTimeout(900_000);

const SHOPPERS = 10;
const ORDERS_EACH = 10;
const KILLS = 4;
const PATIENCE_MS = 90_000;
let world: GrownShop;
let product: TestProduct;
let shoppers: Buyer[];

beforeAll(async () => {
  world = await GrownShop.start({ apis: 2, workers: 0, redisIsAway: true });
  product = await world.product(100_000);
  shoppers = await world.newBuyers(SHOPPERS);
});

afterAll(() => world?.close());

/** 100 orders or more, whose confirmations go to one address; each must succeed. */
async function buyAll(email: string, goOn = () => false): Promise<Order[]> {
  const bought = shoppers.map(async (shopper) => {
    const api = patient(shopper.api);
    const orders: Order[] = [];
    while (orders.length < ORDERS_EACH || goOn()) {
      await fill(api, product);
      const paid = await payByCard(api, world.cards, product.priceCents, { ...DETAILS, email });
      const { status, data } = await createOrder(api, paid);
      // The provider's event may have been faster than the browser.
      expect([200, 201]).toContain(status);
      orders.push(data);
    }
    return orders;
  });
  return (await Promise.all(bought)).flat();
}

const mailJobs = (condition: string) =>
  world.number(`SELECT count(*) FROM outbox
                 WHERE job = 'orders.send-confirmation' AND done_at IS NULL AND ${condition}`);
const queued = async () => (await world.redis.keys('vigor:mail:row-*')).length;

/** One email for each order; what was sent twice bears the same Message-ID and counts once. */
async function expectEachOnce(email: string, orders: readonly Order[]): Promise<void> {
  const numbers = orders.map(({ number }) => number).sort();
  await eventually(async () => {
    const emails = await world.mailbox.emailsTo(email);
    const byId = new Map(emails.map(({ messageId, subject }) => [messageId, subject]));
    const told = [...byId.values()].map((subject) => Number(/\d+/.exec(subject)?.[0])).sort();
    expect(told).toEqual(numbers);
    expect(await mailJobs('true')).toBe(0);
  }, PATIENCE_MS);
  await expectInvariants(world.db, world.cards, PATIENCE_MS);
}

it('sells 100 orders while Redis is unavailable, and emails each once though Redis is flushed then', async () => {
  const orders = await buyAll('redis@example.com');
  expect(await mailJobs('attempts = 0')).toBe(orders.length);
  await world.redis.up();
  // Beside them wait the welcomes of the buyers.
  await eventually(
    async () => expect(await queued()).toBeGreaterThanOrEqual(orders.length),
    PATIENCE_MS,
  );
  await world.redis.flush();
  await world.newWorker();
  await world.newWorker();
  await expectEachOnce('redis@example.com', orders);
});

it('sells 100 orders while the mail server is unavailable, and emails each once when it is back', async () => {
  await world.mailbox.goAway();
  const orders = await buyAll('mail@example.com');
  await eventually(
    async () => expect(await mailJobs('attempts > 1')).toBe(orders.length),
    PATIENCE_MS,
  );
  expect(await world.mailbox.emailsTo('mail@example.com')).toEqual([]);
  await world.mailbox.comeBack();
  await expectEachOnce('mail@example.com', orders);
});

it('mails 100 orders once each though the workers are killed while they work', async () => {
  let kills = 0;
  const buying = buyAll('killed@example.com', () => kills < KILLS);
  for (; kills < KILLS; kills++) {
    await eventually(
      async () => expect(await mailJobs('attempts > 0 AND leased_until > now()')).not.toBe(0),
      PATIENCE_MS,
    );
    for (const worker of world.workers.splice(0)) await worker.end('SIGKILL');
    await world.newWorker();
  }
  await expectEachOnce('killed@example.com', await buying);
});

it('sells 100 orders while Redis hangs, and emails each once when it answers again', async () => {
  world.redis.freeze();
  const orders = await buyAll('hung@example.com');
  world.redis.thaw();
  await expectEachOnce('hung@example.com', orders);
});
