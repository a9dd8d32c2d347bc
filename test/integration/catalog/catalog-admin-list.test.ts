import { Client } from 'pg';
import { CatalogBuilder, type ProductAnswer } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

const PRODUCTS: readonly [name: string, category: 'strength' | 'cardio', fields: object][] = [
  ['mat', 'strength', { price: 20, quantity: 0 }],
  ['Rope', 'cardio', { price: 20, quantity: 10, brand: 'Vigor' }],
  ['Ball', 'strength', { price: 20, quantity: 11, featured: true }],
  ['Bench', 'strength', { price: 200, discount: 50, quantity: 5 }],
];

let shop: TestApp;
let builder: CatalogBuilder;
let db: Client;
let strength: string;
let cardio: string;

beforeAll(async () => {
  shop = await startTestApp({ LOW_STOCK_THRESHOLD: '10' });
  builder = await CatalogBuilder.open(shop);
  db = new Client(shop.databaseUrl);
  await db.connect();
  strength = await builder.category('Strength');
  cardio = await builder.category('Cardio');
  for (const [name, category, fields] of PRODUCTS) {
    await builder.product(category === 'strength' ? strength : cardio, { name, ...fields });
  }
  await db.query(`UPDATE product SET created_at = '2026-01-31T23:59:59Z' WHERE name = 'Bench'`);
});
afterAll(async () => {
  await db.end();
  await shop.close();
});

async function names(query: string): Promise<string[]> {
  const { data } = await builder.admin.api.get<ProductAnswer[]>(`products/admin?${query}`);
  return data.map(({ name }) => name);
}

it.each([
  ['', ['Bench', 'Rope', 'mat', 'Ball'].sort()],
  ['sort=name', ['Ball', 'Bench', 'mat', 'Rope']],
  ['sort=-name', ['Rope', 'mat', 'Bench', 'Ball']],
  ['sort=quantity', ['mat', 'Bench', 'Rope', 'Ball']],
  ['sort=-quantity', ['Ball', 'Rope', 'Bench', 'mat']],
  ['sort=createdAt', ['Bench', 'mat', 'Rope', 'Ball']],
  ['sort=-createdAt', ['Ball', 'Rope', 'mat', 'Bench']],
  ['stock=low&sort=name', ['Bench', 'mat', 'Rope']],
  ['stock=out', ['mat']],
  ['featured=true', ['Ball']],
  ['onSale=true', ['Bench']],
  ['brand=vigor', ['Rope']],
  ['to=2026-01-31', ['Bench']],
  ['from=2026-02-01&sort=name', ['Ball', 'mat', 'Rope']],
  ['searchTerm=be&sort=name', ['Bench']],
  ['searchTerm=bench&stock=out', []],
])('%s', async (query, expected) => {
  const found = await names(query);
  expect(query ? found : found.sort()).toEqual(expected);
});

it('is narrowed to categories in any order', async () => {
  expect(await names(`categories=${strength}&sort=name`)).toEqual(['Ball', 'Bench', 'mat']);
  expect(await names(`categories=${strength},${cardio}&sort=name&limit=2&page=2`)).toEqual([
    'mat',
    'Rope',
  ]);
});

it.each(['sort=brand', 'sort=asc', 'stock=some', 'featured=1', 'from=2026-13-01', 'limit=101'])(
  'refuses %s, naming the field',
  async (query) => {
    const answer = await builder.admin.api.get(`products/admin?${query}`);
    expect(answer).toMatchObject({ status: 400, errors: [{ field: query.split('=')[0] }] });
  },
);

it('is exported and changed at once as it is narrowed', async () => {
  const { body } = await builder.admin.api.get('products/export.csv?stock=out');
  expect(body.trim().split('\n')).toHaveLength(2);
  const change = { filter: { stock: 'low' }, quantity: 50 };
  const { data } = await builder.admin.api.post<unknown[]>('products/bulk?dryRun=true', change);
  expect(data).toHaveLength(3);
});
