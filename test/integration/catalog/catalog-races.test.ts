import { Client } from 'pg';
import { CatalogBuilder, type ProductAnswer } from '../../support/catalog/catalog-builder.js';
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
  const { rows } = await db.query(
    `SELECT title FROM category WHERE product_count <> (
       SELECT count(*) FROM product WHERE category_id = category.id AND deleted_at IS NULL)`,
  );
  await db.end();
  await shop.close();
  expect(rows).toEqual([]);
});

const times = <Result>(count: number, work: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
const edit = (id: string, body: object) =>
  builder.admin.api.put<ProductAnswer>(`products/${id}`, body);

it('lets one of many edits of the same version win', async () => {
  const { _id } = await builder.product(category);
  const answers = await times(10, (turn) => edit(_id, { name: `Name ${turn}`, version: 1 }));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  expect((await edit(_id, {})).data.version).toBe(2);
});

it('adds every restock up', async () => {
  const { _id } = await builder.product(category, { quantity: 10 });
  await times(20, () => edit(_id, { quantity: 13, baseQuantity: 10 }));
  expect((await edit(_id, {})).data.quantity).toBe(70);
});

it('deletes a product once', async () => {
  const { _id } = await builder.product(category);
  const answers = await times(8, () => builder.admin.api.delete(`products/${_id}`));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(404)]);
});

it('never leaves a product in a category that is gone', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const id = await builder.category(`Short-lived ${turn}`);
    const [made, gone] = await Promise.all([
      builder.admin.api.post('products/create-product', builder.form(id)),
      builder.admin.api.delete(`categories/${id}`),
    ]);
    expect([
      [201, 409],
      [404, 200],
    ]).toContainEqual([made.status, gone.status]);
  }
});

it('takes one of many categories of the same title', async () => {
  const body = { title: 'Twins' };
  const answers = await times(8, () => builder.admin.api.post('categories/create-category', body));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
});

it('moves products to and fro without losing count', async () => {
  const other = await builder.category('Cardio');
  const products = await times(4, () => builder.product(category));
  const answers = await times(24, (turn) =>
    edit(products[turn % 4]!._id, { category: turn % 3 ? other : category }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

it('renames a category while its products are edited, and finds them by the last title', async () => {
  const id = await builder.category('Before');
  const { _id } = await builder.product(id, { name: 'Thing' });
  await Promise.all([
    builder.admin.api.put(`categories/${id}`, { title: 'Afterwards' }),
    times(5, (turn) => edit(_id, { name: `Thing ${turn}` })),
  ]);
  const { data } = await shop.api.get<ProductAnswer[]>('products?searchTerm=afterwards');
  expect(data.map((product) => product._id)).toEqual([_id]);
});
