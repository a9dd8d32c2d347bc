import { createApp } from '../../../src/boot/create-app.js';
import { ApiClient } from '../../support/api-client.js';
import { CatalogBuilder, type ProductAnswer } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newUser, type TestUser } from '../../support/test-users.js';

/** Two processes of the shop on one database: admins write in the first, shoppers ask the other. */
let first: TestApp;
let other: TestApp['app'];
let shopper: TestUser;
let builder: CatalogBuilder;
let category: string;

beforeAll(async () => {
  first = await startTestApp();
  // Without Redis, and without the invalidations of the first one.
  other = await createApp({ ...first.env, REDIS_URL: undefined });
  await other.init();
  await other.getHttpAdapter().getInstance().ready();
  builder = await CatalogBuilder.open(first);
  shopper = await newUser(first);
  category = await builder.category('Strength');
});
afterAll(async () => {
  await other?.close();
  await first?.close();
});

const elsewhere = (token?: string) => {
  const api = new ApiClient(other);
  return token ? api.as(token) : api;
};
const listed = async (sort = 'asc') => {
  const path = `products?categories=${category}&sort=${sort}`;
  return elsewhere().get<ProductAnswer[]>(path);
};
const detail = (id: string) => elsewhere().get<ProductAnswer>(`products/${id}`);
const add = (product: string) =>
  elsewhere(shopper.token).post<{ product: { finalPrice: number } }>('cart/create-cart', {
    product,
    quantity: 1,
  });
const edit = async (id: string, fields: object) => {
  const { data } = await builder.admin.api.get<ProductAnswer>(`products/${id}`);
  const { version } = data;
  const form = { ...builder.form(category), ...fields, version };
  const answer = await builder.admin.api.put(`products/${id}`, form);
  if (answer.status !== 200) throw new Error(answer.body);
};

it('shows a changed price in every process at once, in lists, details and carts', async () => {
  const cheap = await builder.product(category, { name: 'Cheap', price: 10 });
  const dear = await builder.product(category, { name: 'Dear', price: 20 });
  const prices = async () =>
    (await listed()).data.map(({ name, finalPrice }) => [name, finalPrice]);
  // Often enough for a prepared plan, and for whatever a process remembers.
  for (let price = 10; price < 20; price++) {
    await edit(cheap._id, { name: 'Cheap', price });
    expect(await prices()).toEqual([
      ['Cheap', price],
      ['Dear', 20],
    ]);
    expect((await detail(cheap._id)).data.finalPrice).toBe(price);
  }
  await edit(cheap._id, { name: 'Cheap', price: 30 });
  expect(await prices()).toEqual([
    ['Dear', 20],
    ['Cheap', 30],
  ]);
  expect((await add(cheap._id)).data.product.finalPrice).toBe(30);
  const quote = await elsewhere(shopper.token).post('payment', { amount: 19 });
  expect(quote).toMatchObject({ status: 409, code: 'cart_changed', data: { amount: 30 } });
  await builder.admin.api.delete(`products/${dear._id}`);
  await builder.admin.api.delete(`products/${cheap._id}`);
});

it('counts and names what is there now', async () => {
  const { _id } = await builder.product(category, { name: 'Bell' });
  const bell = await listed();
  expect(bell.meta).toMatchObject({ total: 1, totalIsExact: true });
  const titles = async () => (await listed()).data.map((product) => product.category.title);
  expect(await titles()).toEqual(['Strength']);
  await builder.admin.api.put(`categories/${category}`, { title: 'Power' });
  expect(await titles()).toEqual(['Power']);
  expect((await detail(_id)).data.category.title).toBe('Power');
  const made = Array.from({ length: 8 }, (_, at) => builder.product(category, { price: 60 + at }));
  await Promise.all(made);
  const { data, meta } = await listed();
  expect([data.length, meta?.['total']]).toEqual([8, 9]);
  const behind = await elsewhere().get(`products?categories=${category}&sort=asc&page=3`);
  expect([behind.data, behind.meta?.['total']]).toEqual([[], 9]);
});

it('never sells what is sold out or deleted', async () => {
  const { _id } = await builder.product(category, { name: 'Last', quantity: 1, price: 1 });
  expect((await listed()).data[0]).toMatchObject({ name: 'Last', quantity: 1 });
  await edit(_id, { name: 'Last', price: 1, quantity: 0 });
  expect((await listed()).data[0]).toMatchObject({ name: 'Last', quantity: 0 });
  expect((await detail(_id)).data.quantity).toBe(0);
  expect((await add(_id)).status).toBe(409);
  await builder.admin.api.delete(`products/${_id}`);
  expect((await listed()).data.map(({ name }) => name)).not.toContain('Last');
  expect((await detail(_id)).status).toBe(404);
  expect((await add(_id)).status).toBe(404);
});
