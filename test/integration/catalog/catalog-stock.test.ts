import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { UnitOfWork } from '../../../src/kernel/unit-of-work.js';
import { Catalog, CountSold, OutOfStock, Stock } from '../../../src/modules/catalog/index.js';
import { isDatabaseAway } from '../../../src/platform/database/database-errors.js';
import { CatalogBuilder } from '../../support/catalog/catalog-builder.js';
import { newUser } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
let builder: CatalogBuilder;
let category: string;
let db: Client;

beforeAll(async () => {
  shop = await startTestApp();
  builder = await CatalogBuilder.open(shop);
  category = await builder.category('Strength');
  db = new Client(shop.databaseUrl);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await shop.close();
});

type Lines = { productId: string; quantity: number }[];
/** Again where no connection was to be had in time: what waits here is more than the pool has. */
const within = async (work: (stock: Stock) => Promise<void>): Promise<void> => {
  try {
    await shop.app.get(UnitOfWork).run(() => work(shop.app.get(Stock)));
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    await within(work);
  }
};
const hold = (checkoutId: string, lines: Lines, userId: string = randomUUID()) =>
  within((stock) => stock.hold({ checkoutId, userId, lines }));

async function stateOf(productId: string) {
  await shop.app.get(CountSold, { strict: false }).execute();
  const { rows } = await db.query<{ quantity: number; sold: number; ledger: number; held: number }>(
    `SELECT quantity, units_sold AS sold,
            (SELECT sum(change)::integer FROM stock_ledger WHERE product_id = $1) AS ledger,
            (SELECT coalesce(sum(quantity), 0)::integer FROM stock_hold WHERE product_id = $1) AS held
       FROM product WHERE id = $1`,
    [productId],
  );
  const state = rows[0]!;
  expect(state.ledger).toBe(state.quantity);
  return state;
}

const deadlocks = async () => {
  const { rows } = await db.query<{ deadlocks: string }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]!.deadlocks);
};

it('sells twenty pieces to two hundred takers twenty times', async () => {
  const { _id, name } = await builder.product(category, { quantity: 20 });
  const tries = Array.from({ length: 200 }, () =>
    hold(randomUUID(), [{ productId: _id, quantity: 1 }]),
  );
  const results = await Promise.allSettled(tries);
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  expect(refused).toHaveLength(180);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(OutOfStock);
    expect((reason as Error).message).toBe(`"${name}" is out of stock`);
  }
  expect(await stateOf(_id)).toMatchObject({ quantity: 0, held: 20 });
});

it('has no deadlock when takers name the same products in any order', async () => {
  const products = await Promise.all(
    [1, 2, 3, 4].map(() => builder.product(category, { quantity: 60 })),
  );
  const before = await deadlocks();
  const tries = Array.from({ length: 120 }, async (_, turn) => {
    const lines = products.map(({ _id }) => ({ productId: _id, quantity: 1 }));
    const checkoutId = randomUUID();
    await hold(checkoutId, turn % 2 ? lines : lines.reverse());
    if (turn % 3 === 0) await within((stock) => stock.release(checkoutId));
    else await within((stock) => stock.commit(checkoutId, randomUUID()));
  });
  const results = await Promise.allSettled(tries);
  const done = results.filter(({ status }) => status === 'fulfilled').length;
  expect(done).toBeGreaterThanOrEqual(60);
  for (const { _id } of products) {
    const { quantity, sold, held } = await stateOf(_id);
    expect({ sum: quantity + sold, held }).toEqual({ sum: 60, held: 0 });
  }
  expect(await deadlocks()).toBe(before);
});

it('takes all lines or none, and says how many are left', async () => {
  const many = await builder.product(category, { quantity: 5 });
  const few = await builder.product(category, { name: 'Rower', quantity: 2 });
  const lines = [many, few].map(({ _id }) => ({ productId: _id, quantity: 3 }));
  await expect(hold(randomUUID(), lines)).rejects.toThrow('Only 2 of "Rower" left in stock');
  expect(await stateOf(many._id)).toMatchObject({ quantity: 5, held: 0 });
  await builder.admin.api.delete(`products/${few._id}`);
  await expect(hold(randomUUID(), lines)).rejects.toThrow('"Rower" is no longer available');
  const unknown = [{ productId: randomUUID(), quantity: 1 }];
  await expect(hold(randomUUID(), unknown)).rejects.toThrow('Product not found');
});

it('releases once, commits once, and gives back once an order', async () => {
  const { _id } = await builder.product(category, { quantity: 10 });
  const line = [{ productId: _id, quantity: 4 }];
  const [released, sold, order] = [randomUUID(), randomUUID(), randomUUID()];
  await hold(released, line);
  for (let turn = 0; turn < 2; turn++) await within((stock) => stock.release(released));
  expect(await stateOf(_id)).toMatchObject({ quantity: 10, sold: 0, held: 0 });
  await hold(sold, line);
  for (let turn = 0; turn < 2; turn++) await within((stock) => stock.commit(sold, order));
  await within((stock) => stock.release(sold));
  expect(await stateOf(_id)).toMatchObject({ quantity: 6, sold: 4, held: 0 });
  await Promise.all(
    [1, 2, 3].map(() => within((stock) => stock.returnUnits(order, line, { restock: true }))),
  );
  expect(await stateOf(_id)).toMatchObject({ quantity: 10, sold: 0 });
});

it('keeps damaged products out of the stock, and takes them off what was sold', async () => {
  const { _id } = await builder.product(category, { quantity: 3 });
  const [checkoutId, order] = [randomUUID(), randomUUID()];
  const line = [{ productId: _id, quantity: 2 }];
  await hold(checkoutId, line);
  await within((stock) => stock.commit(checkoutId, order));
  await within((stock) => stock.returnUnits(order, line, { restock: false }));
  await within((stock) => stock.returnUnits(order, line, { restock: true }));
  expect(await stateOf(_id)).toMatchObject({ quantity: 1, sold: 0 });
});

it('does nothing outside a transaction', async () => {
  await expect(shop.app.get(Stock).release(randomUUID())).rejects.toThrow('outside a unit of work');
});

it("counts a user's own open hold as available to that user alone", async () => {
  const { _id } = await builder.product(category, { quantity: 3 });
  const [holder, other] = [await newUser(shop), await newUser(shop)];
  await hold(randomUUID(), [{ productId: _id, quantity: 2 }], holder.id);
  const body = { productIds: [_id, 'nonsense', randomUUID()] };
  const seenBy = async (api = shop.api) =>
    (await api.post<Record<string, number>>('products/stock', body)).data[_id];
  expect([await seenBy(), await seenBy(other.api), await seenBy(holder.api)]).toEqual([1, 1, 3]);
  expect((await shop.api.post<object>('products/stock', body)).data).toMatchObject({ nonsense: 0 });
  const catalog = shop.app.get(Catalog);
  const [mine] = await catalog.products([_id], holder.id);
  const [theirs] = await catalog.products([_id]);
  expect([mine?.quantity, theirs?.quantity]).toEqual([3, 1]);
});

it('refuses more than a hundred ids, and what is no list', async () => {
  for (const productIds of [undefined, 'x', [1], Array.from({ length: 101 }, () => 'x')]) {
    expect((await shop.api.post('products/stock', { productIds })).status).toBe(400);
  }
});
