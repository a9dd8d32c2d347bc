import { shopSettings } from '../../../common/contract/shop-settings.js';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Money } from '../../../src/kernel/money.js';
import { UnitOfWork } from '../../../src/kernel/unit-of-work.js';
import { CountSold, Stock } from '../../../src/modules/catalog/index.js';
import { CatalogBuilder, type ProductAnswer } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
let builder: CatalogBuilder;
let db: Client;
let strength: string;
let cardio: string;
const byName = new Map<string, ProductAnswer>();

const GOODS: [name: string, category: 'strength' | 'cardio', fields: object][] = [
  ['Mat', 'strength', { price: 20, quantity: 0 }],
  ['Rope', 'cardio', { price: 20, quantity: 10 }],
  ['Ball', 'strength', { price: 20, quantity: 11 }],
  ['Bench', 'strength', { price: 200, discount: 50, quantity: 5 }],
  ['Bike', 'cardio', { price: 900, featured: true }],
  ['Rower', 'cardio', { price: 950, discount: 10, featured: true, quantity: 3 }],
  ['Rack', 'strength', { price: 449.99 }],
  ['Strap', 'strength', { price: 9.99 }],
  ['Chalk', 'strength', { price: 0.01, discount: 99 }],
];

beforeAll(async () => {
  shop = await startTestApp();
  builder = await CatalogBuilder.open(shop);
  db = new Client(shop.databaseUrl);
  await db.connect();
  strength = await builder.category('Strength');
  cardio = await builder.category('Cardio');
  const quantity = 50;
  for (const [name, category, fields] of GOODS) {
    const id = category === 'strength' ? strength : cardio;
    byName.set(name, await builder.product(id, { name, quantity, ...fields }));
  }
});
afterAll(async () => {
  await db.end();
  await shop.close();
});

async function names(path: string): Promise<string[]> {
  const { data, body } = await shop.api.get<ProductAnswer[]>(path);
  if (!Array.isArray(data)) throw new Error(body);
  return data.map(({ name }) => name);
}

describe('the list', () => {
  it('begins with the dearest and has eight', async () => {
    const { data, meta, headers } = await shop.api.get<ProductAnswer[]>('products');
    expect(data.slice(0, 4).map(({ name }) => name)).toEqual(['Bike', 'Rower', 'Rack', 'Bench']);
    expect(meta).toEqual({ page: 1, limit: 8, total: 9, totalIsExact: true, didYouMean: [] });
    expect(headers['content-range']).toBe('products 0-7/9');
    expect(await names('products?page=2')).toHaveLength(1);
    expect(await names('products?page=3')).toEqual([]);
  });

  it('repeats and skips nothing where prices tie, either way', async () => {
    for (const order of ['asc', 'desc', '']) {
      const query = `sort=${order}&minPrice=20&maxPrice=20`;
      const walked: string[] = [];
      for (const page of [1, 2, 3]) {
        walked.push(...(await names(`products?${query}&limit=1&page=${page}`)));
      }
      expect(walked.sort()).toEqual(['Ball', 'Mat', 'Rope']);
    }
  });

  it.each([
    ['minPrice=855', ['Bike', 'Rower']],
    ['minPrice=855.01', ['Bike']],
    ['maxPrice=9.99&sort=asc', ['Chalk', 'Strap']],
    ['maxPrice=9.98', ['Chalk']],
    ['minPrice=100&maxPrice=100', ['Bench']],
    ['minPrice=500&maxPrice=100', []],
    ['maxPrice=99999999999', ['Bike', 'Rower', 'Rack', 'Bench']],
    ['onSale=true&sort=desc', ['Rower', 'Bench', 'Chalk']],
    ['onSale=true&maxPrice=100', ['Bench', 'Chalk']],
    ['new=true', ['Chalk', 'Strap', 'Rack', 'Rower']],
    ['new=true&sort=desc', ['Bike', 'Rower', 'Rack']],
    ['searchTerm=&categories=&minPrice=&maxPrice=&sort=&new=&onSale=', ['Bike', 'Rower', 'Rack']],
  ])('%s', async (query, expected) => {
    expect((await names(`products?${query}`)).slice(0, expected.length || 9)).toEqual(expected);
  });

  it('is narrowed to one category, several, or none that is known', async () => {
    expect(await names(`products?categories=${cardio}`)).toEqual(['Bike', 'Rower', 'Rope']);
    expect(await names(`products?categories=${cardio},${cardio.toUpperCase()}`)).toEqual([
      'Bike',
      'Rower',
      'Rope',
    ]);
    const both = await shop.api.get(`products?categories=${cardio},${strength},${cardio}&limit=2`);
    expect(both.meta).toMatchObject({ total: 9, totalIsExact: true });
    const walked: string[] = [];
    for (const page of [1, 2, 3]) {
      const query = `categories=${cardio},${strength}&sort=asc&limit=3&page=${page}`;
      walked.push(...(await names(`products?${query}`)));
    }
    expect(walked).toEqual(await names('products?sort=asc&limit=100'));
    for (const unknown of ['nonsense', randomUUID(), ',']) {
      const answer = await shop.api.get<unknown[]>(`products?categories=${unknown}`);
      expect([answer.status, answer.data, answer.meta?.total]).toEqual([200, [], 0]);
    }
    expect(await names(`products?categories=${cardio}&onSale=true`)).toEqual(['Rower']);
  });

  it.each([
    'page=0',
    'page=x',
    'limit=0',
    'limit=101',
    'sort=dear',
    'minPrice=x',
    'maxPrice=-1',
    'new=maybe',
    'minPrice=1&minPrice=2',
    'searchTerm=a&searchTerm=b',
  ])('%s is refused, naming the field', async (query) => {
    const answer = await shop.api.get(`products?${query}`);
    expect(answer).toMatchObject({ status: 400, errors: [{ field: query.split('=')[0] }] });
  });

  it('counts no further than ten thousand', async () => {
    await db.query('BEGIN');
    await db.query(
      `INSERT INTO product (id, name, description, price_cents, discount, quantity, category_id,
                            images, created_at)
       SELECT gen_random_uuid(), 'Many', 'One of very many', 100000 + n, 10, 1, $1, '{x.png}', now()
         FROM generate_series(1, 10050) n`,
      [cardio],
    );
    await db.query('UPDATE category SET product_count = product_count + 10050 WHERE id = $1', [
      cardio,
    ]);
    await db.query('COMMIT');
    const total = async (query: string) => (await shop.api.get(`products?${query}`)).meta;
    expect(await total('onSale=true')).toMatchObject({ total: 10_000, totalIsExact: false });
    expect(await total(`categories=${cardio}`)).toMatchObject({
      total: 10_053,
      totalIsExact: true,
    });
    expect(await total('')).toMatchObject({ total: 10_059, totalIsExact: true });
    await db.query(`DELETE FROM product WHERE name = 'Many'`);
    await db.query('UPDATE category SET product_count = product_count - 10050 WHERE id = $1', [
      cardio,
    ]);
  });
});

describe('the shelves', () => {
  it('show what is featured, newest first', async () => {
    expect(await names('products/featured')).toEqual(['Rower', 'Bike']);
    expect(await names('products/featured?limit=1&page=2')).toEqual(['Bike']);
  });

  it('show what sold, most first, and forget what was given back', async () => {
    const sell = async (name: string, quantity: number) => {
      const [checkoutId, orderId] = [randomUUID(), randomUUID()];
      const lines = [{ productId: byName.get(name)!._id, quantity }];
      const stock = shop.app.get(Stock);
      await shop.app.get(UnitOfWork).run(async () => {
        await stock.hold({ checkoutId, userId: randomUUID(), lines });
        await stock.commit(checkoutId, orderId);
      });
      return () =>
        shop.app.get(UnitOfWork).run(() => stock.returnUnits(orderId, lines, { restock: true }));
    };
    await sell('Rope', 3);
    const undo = await sell('Rack', 5);
    await shop.app.get(CountSold, { strict: false }).execute();
    expect(await names('products/best-selling')).toEqual(['Rack', 'Rope']);
    await undo();
    expect(await names('products/best-selling')).toEqual(['Rope']);
  });

  it('show admins what has as many left as the threshold, and not one more', async () => {
    const threshold = shopSettings.lowStockThreshold.default;
    const low = await builder.product(cardio, { quantity: threshold });
    const above = await builder.product(cardio, { quantity: threshold + 1 });
    const { data } = await builder.admin.api.get<ProductAnswer[]>('products/low-stock?limit=100');
    const ids = data.map(({ _id }) => _id);
    expect([ids.includes(low._id), ids.includes(above._id)]).toEqual([true, false]);
    for (const { _id } of [low, above]) await builder.admin.api.delete(`products/${_id}`);
  });

  it('show admins what runs low, none left first', async () => {
    const { data } = await builder.admin.api.get<ProductAnswer[]>('products/low-stock');
    expect(data.map(({ name }) => name)).toEqual(['Mat', 'Rower', 'Bench', 'Rope']);
    expect((await shop.api.get('products/low-stock')).status).toBe(401);
  });
});

it('prices as the kernel does', async () => {
  const cases = [1, 2, 49, 50, 51, 99, 101, 1_010, 4_999, 99_999_999].flatMap((cents) =>
    [0, 1, 5, 33, 50, 67, 95, 99].map((discount) => [cents, discount] as const),
  );
  for (const [cents, discount] of cases) {
    const { rows } = await db.query<{ final_price_cents: number }>(
      `UPDATE product SET price_cents = $2, discount = $3 WHERE id = $1 RETURNING final_price_cents`,
      [byName.get('Mat')!._id, cents, discount],
    );
    expect(rows[0]!.final_price_cents).toBe(Money.ofCents(cents).less(discount).cents);
  }
});

it('answers 304 to whom it has told already', async () => {
  const path = `products/${byName.get('Bike')!._id}`;
  const first = await shop.api.get(path);
  expect(first.headers['cache-control']).toBe('public, no-cache');
  const again = await shop.api.with({ 'if-none-match': String(first.headers.etag) }).get(path);
  expect([again.status, again.body]).toEqual([304, '']);
  await builder.admin.api.put(path, { name: 'Air Bike' });
  const changed = await shop.api.with({ 'if-none-match': String(first.headers.etag) }).get(path);
  expect(changed.status).toBe(200);
});

describe('categories', () => {
  it('come whole by title, or by page, order and text', async () => {
    const titles = async (query = '') =>
      (await shop.api.get<{ title: string }[]>(`categories${query}`)).data.map(
        ({ title }) => title,
      );
    expect(await titles()).toEqual(['Cardio', 'Strength']);
    expect(await titles('?sort=-title&limit=1')).toEqual(['Strength']);
    expect(await titles('?page=2&limit=1')).toEqual(['Strength']);
    expect(await titles('?searchTerm=CARD')).toEqual(['Cardio']);
    expect(await titles('?searchTerm=%25')).toEqual([]);
    expect((await shop.api.get('categories')).headers['content-range']).toBe('categories 0-1/2');
  });

  it('have an image of our own, or none', async () => {
    const made = await builder.admin.api.post<{ _id: string; icon: string }>(
      'categories/create-category',
      { title: 'Yoga', icon: builder.image },
    );
    expect(made).toMatchObject({ status: 201, data: { icon: builder.image, productCount: 0 } });
    const bare = await builder.admin.api.put(`categories/${made.data._id}`, { icon: '' });
    expect(bare.data).toMatchObject({ title: 'Yoga', icon: null });
    const foreign = { title: 'Pilates', icon: 'https://evil.test/x.png' };
    expect(await builder.admin.api.post('categories/create-category', foreign)).toMatchObject({
      status: 400,
      errors: [{ field: 'icon', message: 'Each file must be an image' }],
    });
  });
});
