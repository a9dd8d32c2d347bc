import { Client } from 'pg';
import { CatalogBuilder } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

const SHOP_URL = 'https://shop.example';
let shop: TestApp;
let builder: CatalogBuilder;
let category: string;

beforeAll(async () => {
  shop = await startTestApp({ SHOP_URL });
  builder = await CatalogBuilder.open(shop);
  category = await builder.category('Strength');
});
afterAll(() => shop.close());

const get = (url: string, { app } = shop) => app.inject({ method: 'GET', url });
const locsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!);
const changedIn = (xml: string, id: string) =>
  new RegExp(`/products/${id}</loc><lastmod>([^<]*)<`).exec(xml)?.[1];

it('lists pages, categories and what is sold, with the day of the last change', async () => {
  const product = await builder.product(category);
  const gone = await builder.product(category);
  await builder.admin.api.delete(`products/${gone._id}`);
  const first = await get('/sitemap.xml');
  expect(first.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(first.headers['cache-control']).toBe('public, max-age=3600');
  expect(locsIn(first.body)).toEqual(
    [
      '/',
      '/products',
      '/about',
      '/contact',
      '/privacy',
      '/terms',
      '/returns',
      '/delivery',
      `/products?categories=${category}`,
      `/products/${product._id}`,
    ].map((path) => SHOP_URL + path),
  );
  await builder.admin.api.put(`products/${product._id}`, { quantity: 3 });
  const restocked = await get('/sitemap.xml');
  expect(restocked.body).toBe(first.body);
  await builder.admin.api.put(`products/${product._id}`, { price: 3 });
  const edited = await get('/sitemap.xml');
  const [before, after] = [first, edited].map(({ body }) => changedIn(body, product._id)!);
  expect(new Date(after!).getTime()).toBeGreaterThan(new Date(before!).getTime());
});

it.each(['?part=all', '?part=products&after=x'])('refuses %s', async (query) => {
  expect((await get(`/sitemap.xml${query}`)).statusCode).toBe(400);
});

it('keeps robots from what is nobody else’s business, and names the sitemap', async () => {
  const { headers, body } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const closed = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  expect(closed).toEqual(
    expect.arrayContaining(['/admin', '/user', '/api', '/dev', '/newsletter']),
  );
  expect(closed.filter((path) => `${SHOP_URL}/products`.endsWith(path!))).toEqual([]);
  expect(body).toContain(`\nSitemap: ${SHOP_URL}/sitemap.xml\n`);
});

describe('a catalog of more than 50,000 addresses', () => {
  const MANY = 100_001;
  let large: TestApp;
  let db: Client;
  beforeAll(async () => {
    large = await startTestApp({ SHOP_URL });
    db = new Client(large.databaseUrl);
    await db.connect();
    await db.query(
      `INSERT INTO category (id, title, created_at) VALUES ('${category}', 'A', now())`,
    );
    await db.query(
      `WITH made AS (
         INSERT INTO product (id, name, description, price_cents, quantity, category_id, images,
                              created_at)
         SELECT ('01980000-0000-7000-8000-' || lpad(to_hex(nth), 12, '0'))::uuid, 'Many',
                'One of many', 100, 1, $1, '{x.png}', now()
           FROM generate_series(1, $2) AS nth RETURNING id)
       INSERT INTO product_words (product_id, name, words) SELECT id, 'many', '' FROM made`,
      [category, MANY],
    );
    await db.query('VACUUM ANALYZE product_words');
  });
  afterAll(async () => {
    await db.end();
    await large.close();
  });

  it('is split: each address once, no document too long', async () => {
    const index = await get('/sitemap.xml', large);
    expect(index.body).toContain('<sitemapindex ');
    const documents = locsIn(index.body).map((loc) => loc.replaceAll('&amp;', '&'));
    expect(documents).toHaveLength(4);
    const parts: string[][] = [];
    for (const document of documents) {
      const { body } = await get(document.replace(SHOP_URL, ''), large);
      parts.push(locsIn(body));
      expect(body.endsWith('</urlset>\n')).toBe(true);
    }
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(50_000);
    expect(parts[0]).toHaveLength(9);
    expect(new Set(parts.flat()).size).toBe(MANY + 9);
    expect(parts.flat()).toHaveLength(MANY + 9);
  });

  it('is walked by the index alone', async () => {
    const { rows } = await db.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN SELECT product_id, changed_at FROM product_words
        WHERE product_id > gen_random_uuid() ORDER BY product_id LIMIT 500`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Only Scan using product_words_pkey');
    expect(plan).not.toContain('Sort');
  });
});
