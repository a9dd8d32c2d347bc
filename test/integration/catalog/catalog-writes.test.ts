import { CatalogBuilder, type ProductAnswer } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
let builder: CatalogBuilder;
let category: string;

beforeAll(async () => {
  shop = await startTestApp();
  builder = await CatalogBuilder.open(shop);
  category = await builder.category('Strength');
});
afterAll(() => shop.close());

describe('the product form', () => {
  it('answers 404 for an unknown category and leaves nothing behind', async () => {
    const unknown = '01890000-0000-7000-8000-000000000000';
    const before = await shop.api.get('products');
    for (const id of [unknown, 'nonsense']) {
      const body = { ...builder.form(id), name: 'Homeless' };
      expect(await builder.admin.api.post('products/create-product', body)).toMatchObject({
        status: 404,
        message: 'Category not found',
      });
    }
    expect((await shop.api.get('products')).meta).toEqual(before.meta);
  });

  it('sells at the price less the discount, rounded half up to the cent', async () => {
    const product = await builder.product(category, { price: 10.1, discount: 5 });
    expect(product).toMatchObject({ price: 10.1, finalPrice: 9.6, hasDiscount: true, discount: 5 });
    const penny = await builder.product(category, { price: 0.01, discount: 99 });
    expect(penny.finalPrice).toBe(0.01);
  });
});

describe('an edit', () => {
  it('changes what was sent and counts as one version', async () => {
    const { _id } = await builder.product(category);
    const { data, message } = await builder.admin.api.put<ProductAnswer>(`products/${_id}`, {
      name: 'Kettlebell 20 kg',
      discount: 10,
    });
    expect(message).toBe('Product updated successfully!');
    expect(data).toMatchObject({
      name: 'Kettlebell 20 kg',
      price: 49.99,
      discount: 10,
      version: 2,
    });
  });

  it('takes the fields inside `data`, too, and names what is wrong there', async () => {
    const { _id } = await builder.product(category);
    const put = (body: object) => builder.admin.api.put<ProductAnswer>(`products/${_id}`, body);
    const { data } = await put({ id: _id, data: { name: 'Kettlebell 24 kg', price: 59.99 } });
    expect(data).toMatchObject({ name: 'Kettlebell 24 kg', price: 59.99, version: 2 });
    expect((await put({ name: 'Not this', data: { price: 69.99 } })).data).toMatchObject({
      name: 'Kettlebell 24 kg',
      price: 69.99,
    });
    const refused = [
      [{ id: _id, data: { name: '' } }, 'data.name'],
      [{ id: _id, data: [] }, 'data'],
      [{ id: '01890000-0000-7000-8000-000000000000', data: { name: 'Other' } }, 'id'],
    ] as const;
    for (const [body, field] of refused) {
      const answer = await put(body);
      expect([answer.status, answer.errors?.[0]?.field]).toEqual([400, field]);
    }
    expect((await put({})).data).toMatchObject({ name: 'Kettlebell 24 kg', version: 3 });
  });

  it('applies the difference to the quantity the admin saw, and counts no version', async () => {
    const { _id } = await builder.product(category, { quantity: 10 });
    await builder.admin.api.put(`products/${_id}`, { quantity: 4 });
    const { data } = await builder.admin.api.put<ProductAnswer>(`products/${_id}`, {
      quantity: 30,
      baseQuantity: 10,
    });
    expect(data).toMatchObject({ quantity: 24, version: 1 });
    const short = await builder.admin.api.put(`products/${_id}`, { quantity: 0, baseQuantity: 25 });
    expect(short).toMatchObject({ status: 409, data: { quantity: 24 } });
  });

  it('is refused on an older version, with the fields that differ', async () => {
    const { _id } = await builder.product(category);
    await builder.admin.api.put(`products/${_id}`, { name: 'First', version: 1 });
    const late = await builder.admin.api.put(`products/${_id}`, {
      name: 'Second',
      price: 49.99,
      version: 1,
    });
    expect(late).toMatchObject({
      status: 409,
      code: 'edited_meanwhile',
      data: { version: 2, fields: ['name'] },
    });
    expect((await shop.api.get<ProductAnswer>(`products/${_id}`)).data.name).toBe('First');
  });

  it('takes no null for what a product must have', async () => {
    const { _id } = await builder.product(category);
    const answer = await builder.admin.api.put(`products/${_id}`, { name: null, price: null });
    expect(answer.status).toBe(400);
  });

  it('answers 404 for unknown and malformed ids', async () => {
    for (const id of ['01890000-0000-7000-8000-000000000000', 'x', '1%27']) {
      expect((await builder.admin.api.put(`products/${id}`, { name: 'Any' })).status).toBe(404);
      expect((await builder.admin.api.delete(`products/${id}`)).status).toBe(404);
      expect((await shop.api.get(`products/${id}`)).status).toBe(404);
    }
  });
});

describe('a deleted product', () => {
  it('is gone from lists, search, details and stock', async () => {
    const { _id } = await builder.product(category, { name: 'Zeppelin trainer', quantity: 3 });
    expect((await shop.api.get<unknown[]>('products?searchTerm=zeppelin')).data).toHaveLength(1);
    expect((await builder.admin.api.delete(`products/${_id}`)).status).toBe(200);
    expect((await shop.api.get<unknown[]>('products?searchTerm=zeppelin')).data).toHaveLength(0);
    expect((await shop.api.get(`products/${_id}`)).status).toBe(404);
    expect((await shop.api.post('products/stock', { productIds: [_id] })).data).toEqual({
      [_id]: 0,
    });
    expect((await builder.admin.api.put(`products/${_id}`, { name: 'Back' })).status).toBe(404);
  });
});

describe('categories', () => {
  it('refuses an edit of an older version, and applies one without', async () => {
    const id = await builder.category('Versions');
    const put = (body: object) => builder.admin.api.put(`categories/${id}`, body);
    expect(await put({ title: 'Versions A', version: 1 })).toMatchObject({ data: { version: 2 } });
    expect(await put({ title: 'Versions B', version: 1 })).toMatchObject({
      status: 409,
      code: 'edited_meanwhile',
      message: 'Someone else has changed this category since you opened it.',
      data: { version: 2, fields: ['title'] },
    });
    expect(await put({ title: 'Versions C' })).toMatchObject({ status: 200, data: { version: 3 } });
    expect(await put({ version: 'new' })).toMatchObject({
      status: 400,
      errors: [{ field: 'version', message: 'Version must be a whole number' }],
    });
  });

  it('are added, renamed and found by their new title', async () => {
    const id = await builder.category('Mobility');
    await builder.product(id, { name: 'Foam roller' });
    const again = await builder.admin.api.post('categories/create-category', { title: 'mobility' });
    expect(again).toMatchObject({ status: 409, code: 'title_taken' });
    await builder.admin.api.put(`categories/${id}`, { title: 'Recovery' });
    const { data } = await shop.api.get<ProductAnswer[]>('products?searchTerm=recovery');
    expect(data.map(({ category: { title } }) => title)).toEqual(['Recovery']);
  });

  it('stay while they have products, and say how many', async () => {
    const id = await builder.category('Short-lived');
    const one = await builder.product(id);
    const two = await builder.product(id);
    expect(await builder.admin.api.delete(`categories/${id}`)).toMatchObject({
      status: 409,
      message: 'This category still has 2 products.',
    });
    await builder.admin.api.delete(`products/${one._id}`);
    await builder.admin.api.put(`products/${two._id}`, { category });
    expect((await builder.admin.api.delete(`categories/${id}`)).status).toBe(200);
    expect((await shop.api.get(`categories/${id}`)).status).toBe(404);
    await builder.category('Short-lived');
  });

  it('need a title', async () => {
    for (const body of [{}, { title: ' ' }, { title: null }]) {
      const answer = await builder.admin.api.post('categories/create-category', body);
      expect(answer).toMatchObject({ status: 400, message: 'Title is required' });
    }
  });
});

it('leaves an audit row for every write', async () => {
  const { _id } = await builder.product(category, { name: 'Audited' });
  await builder.admin.api.put(`products/${_id}`, { name: 'Audited twice' });
  await builder.admin.api.delete(`products/${_id}`);
  const { data } = await builder.admin.api.get<{ action: string }[]>('audit?limit=3');
  expect(JSON.stringify(data)).toMatch(/products\.delete.*products\.edit.*products\.create/s);
});
