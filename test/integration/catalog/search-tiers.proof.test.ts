import { Client } from 'pg';
import { SearchIndex } from '../../../src/modules/catalog/ports/search-index.js';
import { CacheInvalidation } from '../../../src/platform/invalidation/cache-invalidation.js';
import { CatalogBuilder } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

/** More than the first tier has. */
const PRODUCTS = 10_000;

/** Every eighth is a Kettlebell; sales fall with the number, and every 50th is sold out. */
const FILL = `
  WITH made AS (
    INSERT INTO product (id, name, description, price_cents, discount, quantity, units_sold, category_id,
                         images, brand, created_at)
    SELECT gen_random_uuid(),
           CASE n % 8 WHEN 0 THEN 'Kettlebell ' ELSE 'Bench ' END || n || ' kg', 'One of many',
           100 + n % 700, n % 3, n % 50, ${PRODUCTS} - n, $1, '{x.png}', 'Brand ' || n % 5,
           now() - n * interval '6 minutes'
      FROM generate_series(1, ${PRODUCTS}) n RETURNING id, name)
  INSERT INTO product_words (product_id, name, words)
  SELECT id, lower(name), product_words_of(name, '', 'One of many') FROM made`;

let shop: TestApp;
let builder: CatalogBuilder;
let db: Client;
let category: string;
let index: SearchIndex;

beforeAll(async () => {
  shop = await startTestApp();
  builder = await CatalogBuilder.open(shop);
  category = await builder.category('Strength');
  index = shop.app.get(SearchIndex);
  db = new Client(shop.databaseUrl);
  await db.connect();
  await db.query(FILL, [category]);
  await db.query(`INSERT INTO catalog_word (word)
    SELECT word FROM ts_stat('SELECT words FROM product_words') ON CONFLICT DO NOTHING`);
  await db.query('UPDATE category SET product_count = $1', [PRODUCTS]);
  await index.rebuildTiers(new AbortController().signal);
  await index.countTerms();
  await db.query('ANALYZE product, product_words');
  await shop.app.get(CacheInvalidation).announce('catalogue');
});
afterAll(async () => {
  await db.end();
  await shop.close();
});

interface Found {
  readonly _id: string;
  readonly name: string;
}

const list = (query: string) => shop.api.get<Found[]>(`products?${query}`);

/** The ids of all pages, as someone sees them who goes on as long as there is a next page. */
async function walked(query: string, limit = 100): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page++) {
    const { data, meta } = await list(`${query}&limit=${limit}&page=${page}`);
    ids.push(...data.map(({ _id }) => _id));
    if (page * limit >= Number(meta?.total)) return ids;
  }
}

const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await db.query<Row>(sql, values)).rows;

const tierOf = async (id: string) => {
  const [row] = await rows<{ tier: number }>(
    'SELECT tier FROM product_words WHERE product_id = $1',
    [id],
  );
  return row?.tier;
};

it('has the most popular products in the first tier, and all in the first two', async () => {
  const [counted] = await rows(
    `SELECT count(*) FILTER (WHERE tier = 1)::int AS first, count(*) FILTER (WHERE tier = 3)::int AS none,
            min(units_sold) FILTER (WHERE tier = 1 AND quantity > 0)
              >= max(units_sold) FILTER (WHERE tier = 2 AND quantity > 0) AS "isByRank"
       FROM product_words JOIN product ON id = product_id`,
  );
  expect(counted).toEqual({ first: 5_001, none: 0, isByRank: true });
});

it.each([
  ['best match', '', 'true'],
  ['price, ascending', '&sort=asc', 'true'],
  ['price, descending', '&sort=desc', 'true'],
  ['a price range', '&minPrice=2&maxPrice=4', 'final_price_cents BETWEEN 200 AND 400'],
  ['a price range by price', '&minPrice=2&sort=asc', 'final_price_cents >= 200'],
  ['a sale', '&onSale=true', 'discount > 0'],
  ['a sale by price', '&onSale=true&sort=desc', 'discount > 0'],
  ['new ones', '&new=true', "created_at > now() - interval '30 days'"],
  ['a brand', '&brand=brand%203', "brand = 'Brand 3'"],
])('shows each match once on the pages of a search with %s', async (_case, query, condition) => {
  for (const [term, name] of [
    ['kettlebell', 'Kettlebell%'],
    ['kettl', 'Kettlebell%'],
  ]) {
    const expected = await rows<{ id: string }>(
      `SELECT id FROM product WHERE deleted_at IS NULL AND name LIKE $1 AND ${condition}`,
      [name],
    );
    const ids = await walked(`searchTerm=${term}${query}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(expected.map(({ id }) => id).sort());
  }
});

it.each(['', '&sort=asc', '&sort=desc'])(
  'shows those with any of two terms that never come together (%s)',
  async (query) => {
    const ids = await walked(`searchTerm=kettlebell%20bench${query}`);
    expect(ids.length).toBe(new Set(ids).size);
    const { data, meta } = await list(`searchTerm=kettlebell%20bench&limit=8${query}`);
    expect(data.map(({ _id }) => _id)).toEqual(ids.slice(0, 8));
    expect(meta).toMatchObject({ total: 1_000, totalIsExact: false });
  },
);

it('shows each match once in a category', async () => {
  const ids = await walked(`searchTerm=kettlebell&categories=${category}&sort=asc`);
  expect([ids.length, new Set(ids).size]).toEqual([1_250, 1_250]);
});

it('answers the first pages like a search of all products', async () => {
  const best = await rows<{ id: string }>(
    `SELECT id FROM product WHERE name LIKE 'Kettlebell%' AND deleted_at IS NULL
      ORDER BY search_popularity(units_sold, quantity, created_at) DESC, id LIMIT 40`,
  );
  const { data, meta } = await list('searchTerm=kettlebell&limit=40');
  expect(data.map(({ _id }) => _id)).toEqual(best.map(({ id }) => id));
  expect(meta).toMatchObject({ total: 1_000, totalIsExact: false });
});

it('finds a product by its exact name first, however unpopular', async () => {
  const { _id } = await builder.product(category, { name: 'Kettlebell', quantity: 0 });
  await builder.product(category, { name: 'Pull-up Kettlebell' });
  await index.rebuildTiers(new AbortController().signal);
  expect(await tierOf(_id)).toBe(2);
  for (const term of ['kettlebell', 'KETTLEBELLS']) {
    expect((await list(`searchTerm=${term}`)).data[0]?._id).toBe(_id);
  }
  expect((await list('searchTerm=pull%20up%20kettlebell')).data[0]?.name).toBe(
    'Pull-up Kettlebell',
  );
});

it('moves a product between the tiers when its stock ends and comes back, and by no other sale', async () => {
  const { _id } = await builder.product(category, { name: 'Sandbag', quantity: 2 });
  const written = async () => {
    const [row] = await rows<{ xmin: string }>(
      'SELECT xmin::text FROM product_words WHERE product_id = $1',
      [_id],
    );
    return row?.xmin;
  };
  const sell = (quantity: number) =>
    db.query('UPDATE product SET quantity = $2, units_sold = 20000 WHERE id = $1', [_id, quantity]);
  expect(await tierOf(_id)).toBe(2);
  const before = await written();
  await sell(1);
  expect(await written()).toBe(before);
  await sell(0);
  expect(await tierOf(_id)).toBe(2);
  await sell(5);
  expect(await tierOf(_id)).toBe(1);
  await sell(0);
  expect(await tierOf(_id)).toBe(2);
});

it('shows what came, changed and went with the next search', async () => {
  const { _id } = await builder.product(category, { name: 'Zephyr Kettlebell', quantity: 3 });
  const form = { ...builder.form(category), name: 'Zephyr Kettlebell', version: 1, price: 77 };
  expect((await list('searchTerm=zephyr')).data).toMatchObject([{ _id }]);
  await builder.admin.api.put(`products/${_id}`, form);
  expect((await list('searchTerm=zephyr%20kettlebell')).data[0]).toMatchObject({ _id, price: 77 });
  await builder.admin.api.delete(`products/${_id}`);
  expect((await list('searchTerm=zephyr')).data).toEqual([]);
});

it('knows a word that comes to a name for the first time', async () => {
  expect((await list('searchTerm=many')).data).toHaveLength(8);
  const { _id } = await builder.product(category, { name: 'Many Bands', quantity: 0 });
  expect((await list('searchTerm=many')).data[0]?._id).toBe(_id);
});
