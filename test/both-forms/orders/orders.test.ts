import { Client } from 'pg';
import { SyncRefund } from '../../../src/modules/payment/use-cases/sync-refund.js';
import { type Cards } from '../../support/cards.js';
import { startCards } from '../../support/start-cards.js';
import { addProduct, stockOf, type TestProduct } from '../../support/catalog-rows.js';
import { eventually } from '../../support/eventually.js';
import { expectInvariants } from '../../support/invariants.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';
import { createOrder, DETAILS, fill, payByCard } from '../../support/shoppers.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { startTestMailbox, type TestMailbox } from '../../support/test-mailbox.js';

interface OrderView {
  readonly _id: string;
  readonly number: number;
  readonly status: string;
  readonly paymentStatus: string;
  readonly createdAt: string;
  readonly actions: readonly string[];
  readonly history: readonly { by: string; what: string; detail: string }[];
}

let shop: TestApp;
let db: Client;
let cards: Cards;
let mailbox: TestMailbox;
let admin: TestUser;
let shopper: TestUser;
let bell: TestProduct;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const started = await startCards();
  cards = started.cards;
  mailbox = await startTestMailbox();
  shop = await startTestApp({
    STRIPE_API_BASE: cards.url,
    SMTP_URL: mailbox.smtpUrl,
    JOB_BACKOFF_FIRST_MS: '50',
    OUTBOX_POLL_MS: '50',
  });
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
  closers.push(
    () => db.end(),
    () => shop.close(),
    () => mailbox.close(),
    () => started.close(),
  );
});

afterAll(async () => {
  for (const close of closers) await close();
});

beforeEach(async () => {
  shopper = await newUser(shop, 'Ada Shopper');
  bell = await addProduct(db, { priceCents: 4_999, quantity: 5 });
});

afterEach(() => expectInvariants(db, cards));

const buy = async (quantity = 2): Promise<OrderView> => {
  await fill(shopper.api, bell, quantity);
  const intent = await payByCard(shopper.api, cards, 4_999 * quantity);
  return (await createOrder<OrderView>(shopper.api, intent, { customerDetails: DETAILS })).data;
};
const step = (order: OrderView, status: string, more: object = {}) =>
  admin.api.put<OrderView>(`orders/status/admin/${order._id}`, { status, ...more });
const look = async (order: OrderView) =>
  (await admin.api.get<OrderView>(`orders/${order._id}`)).data;
const refunded = (order: OrderView, status = 'refunded') =>
  eventually(async () => expect((await look(order)).paymentStatus).toBe(status));

describe('an order', () => {
  it('goes from pending to delivered, and says so to the shopper each time', async () => {
    const order = await buy();
    expect(order).toMatchObject({ status: 'pending', actions: ['canceled', 'shipped'] });
    const shipped = await step(order, 'shipped');
    expect(shipped.message).toBe('shipped successfully!');
    expect(shipped.data).toMatchObject({ status: 'shipped', actions: ['delivered', 'returned'] });
    expect((await step(order, 'delivered')).data).toMatchObject({ actions: [] });

    const again = await step(order, 'pending');
    expect([again.status, again.message]).toEqual([
      409,
      'An order that is delivered cannot become pending',
    ]);
    await eventually(async () => {
      const emails = await mailbox.emailsTo(DETAILS.email);
      const subjects = emails
        .map((message) => message.subject)
        .filter((subject) => subject.includes(String(order.number)));
      expect(subjects.sort()).toEqual([
        `Order ${order.number} confirmed`,
        `Order ${order.number} is on the way`,
        `Order ${order.number} was delivered`,
      ]);
    });
    const [message] = (await mailbox.emailsTo(DETAILS.email)).filter(({ subject }) =>
      subject.includes(`${order.number} confirmed`),
    );
    expect(message?.text).toContain('Kettlebell 16 kg, 2 × $49.99: $99.98');
    await eventually(async () => {
      const mailed = (await look(order)).history.filter(({ what }) => what === 'mail');
      expect(mailed).toHaveLength(3);
    });
    expect((await look(order)).history).toContainEqual(
      expect.objectContaining({ by: 'Test Admin', what: 'status', detail: 'shipped' }),
    );
  });

  it('has its lines in the order of the cart, and so does its email', async () => {
    const names = ['Rope', 'Mat', 'Bench', 'Ball'];
    for (const name of names) {
      await fill(shopper.api, await addProduct(db, { name, priceCents: 1_000 }));
    }
    const intent = await payByCard(shopper.api, cards, 4_000);
    const { data: order } = await createOrder(shopper.api, intent);
    expect(order.products.map(({ name }) => name)).toEqual(names);
    await eventually(async () => {
      const emails = await mailbox.emailsTo(DETAILS.email);
      const text = emails.find(({ subject }) => subject.includes(String(order.number)))?.text;
      const lines = names.map((name) => text?.indexOf(`${name}, 1 ×`) ?? -1);
      expect(lines).toEqual(lines.toSorted((one, other) => one - other));
      expect(lines).not.toContain(-1);
    });
  });

  it('that is canceled gives money and stock back, once', async () => {
    const order = await buy(3);
    expect(await stockOf(db, bell.id)).toBe(2);
    const answers = await Promise.all([1, 2, 3, 4].map(() => step(order, 'canceled')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await stockOf(db, bell.id)).toBe(5);
    await refunded(order);
    const { refunds } = await cards.state();
    const intent = (await db.query('SELECT transaction_id FROM orders WHERE id = $1', [order._id]))
      .rows[0].transaction_id as string;
    expect(refunds.filter((refund) => refund.payment_intent === intent)).toMatchObject([
      { amount: 14_997, status: 'succeeded' },
    ]);
  });

  it('that ships and cancels at once does one of both, and tells the other the state', async () => {
    const order = await buy();
    const answers = await Promise.all([step(order, 'shipped'), step(order, 'canceled')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    const { status } = await look(order);
    expect(lost?.data).toMatchObject({ status });
    if (status === 'canceled') await refunded(order);
  });

  it('that comes back damaged leaves the stock as it is', async () => {
    const order = await buy();
    await step(order, 'shipped');
    await step(order, 'returned', { restock: false });
    expect(await stockOf(db, bell.id)).toBe(3);
    await refunded(order);
  });

  it('that comes back puts its products into stock where nothing else is said', async () => {
    const order = await buy();
    await step(order, 'shipped');
    await step(order, 'returned', { restock: null });
    expect(await stockOf(db, bell.id)).toBe(5);
    await refunded(order);
  });

  it('whose refund the provider refuses shows so, and can be refunded again', async () => {
    const order = await buy();
    await cards.turn({ failRefunds: 1 });
    await step(order, 'canceled');
    await refunded(order);
    // The bank sends it back a little later, and the provider's event gets lost.
    await eventually(async () => {
      const { refunds } = await cards.state();
      expect(refunds.some(({ status }) => status === 'failed')).toBe(true);
    });
    await shop.app.get(SyncRefund, { strict: false }).all();
    await refunded(order, 'refund_failed');
    const retried = await admin.api.post<OrderView>(`orders/${order._id}/refund/retry`);
    expect([retried.status, retried.data.paymentStatus]).toEqual([200, 'refunding']);
    await refunded(order);
    const second = await admin.api.post(`orders/${order._id}/refund/retry`);
    expect([second.status, second.message]).toEqual([409, 'This order has no failed refund.']);
  });

  it('is nobody else’s business', async () => {
    const order = await buy();
    const eve = await newUser(shop);
    expect((await eve.api.get(`orders/${order._id}`)).status).toBe(404);
    expect((await eve.api.get<unknown[]>('orders/user')).data).toEqual([]);
    expect((await shopper.api.get(`orders/${order._id}`)).status).toBe(200);
    expect((await admin.api.get('orders/nonsense')).status).toBe(404);
  });

  it('waits for a mail server that is unavailable, and emails once', async () => {
    await mailbox.goAway();
    const order = await buy();
    await eventually(async () => {
      const { rows } = await db.query(
        "SELECT last_error FROM outbox WHERE payload->>'orderId' = $1 AND attempts > 1",
        [order._id],
      );
      expect(rows[0]?.last_error).toContain('TransientError');
    });
    await mailbox.comeBack();
    await eventually(async () => {
      const emails = (await mailbox.emailsTo(DETAILS.email)).filter(({ subject }) =>
        subject.includes(String(order.number)),
      );
      expect(emails).toHaveLength(1);
    });
  });
});

describe('the admin’s list', () => {
  it('counts every status, pages without repeating, and names bad filters', async () => {
    await buy(1);
    const all = await admin.api.get<OrderView[]>('orders?limit=100&sort=totalPrice');
    const counts = Object.values(all.meta?.counts as Record<string, number>);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.data.length);
    expect(all.headers['content-range']).toBe(`orders 0-${all.data.length - 1}/${all.data.length}`);
    const pages = await Promise.all(
      all.data.map((_order, index) =>
        admin.api.get<OrderView[]>(`orders?limit=1&page=${index + 1}&sort=totalPrice`),
      ),
    );
    expect(pages.map(({ data }) => data[0]?._id)).toEqual(all.data.map(({ _id }) => _id));
    const bad = await admin.api.get('orders?status=lost&from=yesterday&limit=101');
    expect([bad.status, bad.errors?.map(({ field }) => field).sort()]).toEqual([
      400,
      ['from', 'limit', 'status'],
    ]);
  });
});
