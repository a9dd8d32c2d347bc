import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { UnitOfWork } from '../../../src/kernel/unit-of-work.js';
import { EnterStoredOrder } from '../../../src/modules/books/use-cases/enter-stored-order.js';
import { type OrderSnapshot, PlaceOrder } from '../../../src/modules/orders/index.js';
import { type CsvRow, parseCsv } from '../../../src/platform/csv/csv.js';
import { SeededRandom } from '../../support/seeded-random.js';
import { DETAILS } from '../../support/shoppers.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';

const ORDERS = 1_000;
/** At once; the shop has ten connections. */
const BATCH = 8;

let shop: TestApp;
let db: Client;
let admin: TestUser;
let buyer: TestUser;

beforeAll(async () => {
  shop = await startTestApp();
  db = new Client(shop.databaseUrl);
  await db.connect();
  admin = await newAdmin(shop);
  buyer = await newUser(shop);
});
afterAll(async () => {
  await db.end();
  await shop.close();
});

type Row = Record<string, string>;

async function read(path: string): Promise<Row[]> {
  const { status, body } = await admin.api.get(path);
  expect(status).toBe(200);
  const lines: CsvRow[] = [];
  for await (const line of parseCsv(Buffer.from(body))) lines.push(line);
  const [head, ...rows] = lines;
  return rows.map(({ cells }) =>
    Object.fromEntries(head!.cells.map((column, index) => [column, cells[index]!])),
  );
}

const cents = (text: string | undefined) => Math.round(Number(text) * 100);
const sumOf = (rows: readonly Row[], column: string) =>
  rows.reduce((sum, row) => sum + cents(row[column]), 0);

/** A paid checkout of some lines, with discount, delivery and taxes that prices include, or not. */
function randomOrder(random: SeededRandom): OrderSnapshot {
  const isTaxIncluded = random.between(0, 1) === 1;
  const lines = Array.from({ length: random.between(1, 4) }, (_none, index) => {
    const [priceCents, quantity] = [random.between(100, 99_999), random.between(1, 5)];
    return {
      productId: randomUUID(),
      name: `Bell ${index}; "heavy"`,
      image: null,
      priceCents,
      quantity,
      discountCents: random.between(0, priceCents),
      taxCents: random.between(0, Math.floor(priceCents / 10)),
    };
  });
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0);
  const shippingCents = random.between(0, 2_000);
  const shippingTaxCents = random.between(0, Math.floor(shippingCents / 10));
  const [discountCents, taxCents] = [
    sum((line) => line.discountCents),
    sum((line) => line.taxCents) + shippingTaxCents,
  ];
  const goods = sum(({ priceCents, quantity }) => priceCents * quantity) - discountCents;
  return {
    checkoutId: randomUUID(),
    userId: buyer.id,
    transactionId: `pi_${randomUUID().replaceAll('-', '')}`,
    customerDetails: DETAILS,
    country: null,
    lines,
    discountCents,
    discountCode: 'TEN',
    shippingCents,
    shippingMethod: 'Express',
    shippingTaxCents,
    taxCents,
    isTaxIncluded,
    totalCents: goods + shippingCents + (isTaxIncluded ? 0 : taxCents),
  };
}

it(`orders.csv adds up to the books over ${ORDERS} orders, and so do their lines`, async () => {
  const random = new SeededRandom(Number(process.env.SEED ?? 1));
  const [placing, entering] = [
    shop.app.get(PlaceOrder, { strict: false }),
    shop.app.get(EnterStoredOrder, { strict: false }),
  ];
  const sell = async (order: OrderSnapshot) => {
    const { id } = await shop.app.get(UnitOfWork).run(() => placing.execute(order));
    await entering.execute(id);
  };
  for (let sold = 0; sold < ORDERS; sold += BATCH) {
    await Promise.all(Array.from({ length: BATCH }, () => sell(randomOrder(random))));
  }
  const orders = await read('orders/export.csv');
  expect(orders).toHaveLength(ORDERS);
  for (const row of orders) {
    const parts = ['goodsWithoutTax', 'deliveryWithoutTax', 'tax'].map((part) => cents(row[part]));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents(row.totalPrice));
  }
  expect(orders[0]).toMatchObject({ currency: 'usd', deliveryMethod: 'Express', tracking: '' });

  const { rows: books } = await db.query<{ component: string; cents: number }>(
    `SELECT coalesce(component, kind) AS component, sum(amount_cents)::int AS cents
       FROM ledger_entry GROUP BY 1`,
  );
  const entered = new Map(books.map(({ component, cents: sum }) => [component, sum]));
  const goods = (entered.get('sale') ?? 0) + (entered.get('discount') ?? 0);
  expect([goods, entered.get('delivery'), entered.get('tax')]).toEqual([
    sumOf(orders, 'goodsWithoutTax'),
    sumOf(orders, 'deliveryWithoutTax'),
    sumOf(orders, 'tax'),
  ]);

  const lines = await read('orders/export-lines.csv');
  expect(sumOf(lines, 'withoutTax')).toBe(goods);
  const ofFirst = lines.filter(({ order }) => order === orders[0]!.number);
  expect(cents(orders[0]!.totalPrice)).toBe(
    sumOf(ofFirst, 'total') +
      cents(orders[0]!.shippingCharge) +
      (ofFirst.length > 0 ? taxOnDelivery(orders[0]!, ofFirst) : 0),
  );
});

/** What the tax on the delivery adds to it; nothing where prices include it. */
function taxOnDelivery(order: Row, lines: readonly Row[]): number {
  const isIncluded = order.deliveryWithoutTax !== order.shippingCharge;
  return isIncluded ? 0 : cents(order.tax) - sumOf(lines, 'tax');
}
