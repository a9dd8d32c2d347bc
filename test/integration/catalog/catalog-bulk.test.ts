import { randomUUID } from 'node:crypto';
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

const bulk = <Data>(body: object, query = '') =>
  builder.admin.api.post<Data>(`products/bulk${query}`, body);
const one = async (id: string) => (await shop.api.get<ProductAnswer>(`products/${id}`)).data;
type Change = {
  _id: string;
  before: { price: number };
  after: { price: number; finalPrice: number };
};

describe('a change of many', () => {
  it('is shown before it is made, and is then the same', async () => {
    const products = [
      await builder.product(category, { price: 10 }),
      await builder.product(category, { price: 0.05 }),
    ];
    const body = { ids: products.map(({ _id }) => _id), price: { percent: -10 }, discount: 20 };
    const preview = await bulk<Change[]>(body, '?dryRun=true');
    expect(
      preview.data.map(({ before, after }) => [before.price, after.price, after.finalPrice]),
    ).toEqual([
      [10, 9, 7.2],
      [0.05, 0.05, 0.04],
    ]);
    expect(await one(products[0]!._id)).toMatchObject({ price: 10, discount: 0, version: 1 });
    const done = await bulk<Change[]>(body);
    expect(done.data).toEqual(preview.data);
    expect(await one(products[0]!._id)).toMatchObject({ price: 9, finalPrice: 7.2, version: 2 });
  });

  it('takes the filter of the list', async () => {
    const other = await builder.category('Cardio');
    const moved = await builder.product(other, { name: 'Rower', quantity: 7 });
    const answer = await bulk<Change[]>({ filter: { searchTerm: 'rower' }, category, quantity: 3 });
    expect(answer.data.map(({ _id }) => _id)).toEqual([moved._id]);
    expect(await one(moved._id)).toMatchObject({ quantity: 3, category: { _id: category } });
    expect((await shop.api.get(`products?categories=${other}`)).meta?.total).toBe(0);
  });

  it('changes nothing, like an edit, where the category is the same in capital letters', async () => {
    const { _id } = await builder.product(category);
    const same = { category: category.toUpperCase() };
    expect(await bulk({ ids: [_id], ...same })).toMatchObject({ status: 200 });
    expect(await builder.admin.api.put(`products/${_id}`, same)).toMatchObject({ status: 200 });
    expect(await one(_id)).toMatchObject({ version: 1, category: { _id: category } });
  });

  it('takes what is null in its filter or its price for not sent', async () => {
    const rower = await builder.product(category, { name: 'Nullrower', price: 100 });
    const filter = { searchTerm: 'nullrower', categories: null, minPrice: null, maxPrice: null };
    const price = { percent: -10, amount: null };
    const answer = await bulk({ filter: { ...filter, sort: null }, price });
    expect(answer).toMatchObject({ status: 200, data: [{ _id: rower._id }] });
    expect(await one(rower._id)).toMatchObject({ price: 90 });
    expect(await bulk({ ids: [rower._id], price: { percent: null } })).toMatchObject({
      status: 400,
      message: 'Send either a percentage or an amount',
    });
  });

  it.each([
    ['filter', { filter: [{ searchTerm: 'rower' }], discount: 90 }],
    ['filter', { filter: [], discount: 90 }],
    ['price', { filter: {}, price: [] }],
  ])('takes no list for its %s', async (field, body) => {
    const answer = await bulk(body);
    expect(answer).toMatchObject({ status: 400, message: `${field} must be an object` });
  });

  it('that is sent again under its key is made once', async () => {
    const product = await builder.product(category, { price: 100 });
    const body = { ids: [product._id], price: { percent: -10 } };
    const send = (key: string) =>
      builder.admin.api.with({ 'idempotency-key': key }).post<Change[]>('products/bulk', body);
    const key = randomUUID();
    const [first, second] = await Promise.all([send(key), send(key.toUpperCase())]);
    expect([first.data.length, second.data.length].sort()).toEqual([0, 1]);
    expect(await send(key)).toMatchObject({
      status: 200,
      message: 'This change was already made',
      data: [],
      meta: { total: 1 },
    });
    expect(await one(product._id)).toMatchObject({ price: 90, version: 2 });
    await send(randomUUID());
    expect(await one(product._id)).toMatchObject({ price: 81, version: 3 });
    expect(await send('mine')).toMatchObject({
      status: 400,
      errors: [{ field: 'Idempotency-Key' }],
    });
    const file = await builder.admin.api.get(`products/imports/${key}/file.csv`);
    expect([file.status, file.message]).toEqual([404, 'File not found']);
  });

  it('is made for all or none', async () => {
    const dear = await builder.product(category, { price: 100 });
    const cheap = await builder.product(category, { name: 'Chalk', price: 2 });
    const ids = [dear._id, cheap._id];
    expect(await bulk({ ids, price: { amount: -5 } })).toMatchObject({
      status: 400,
      message: 'The price of "Chalk" would not be between 0.01 and 999,999.99',
    });
    const unknown = '01890000-0000-7000-8000-000000000000';
    expect((await bulk({ ids: [...ids, unknown], discount: 5 })).status).toBe(404);
    expect((await bulk({ ids, category: unknown })).status).toBe(404);
    expect(await one(dear._id)).toMatchObject({ price: 100, discount: 0, version: 1 });
  });

  it.each([
    [{ ids: ['x'] }, 'price'],
    [{ discount: 5 }, 'ids'],
    [{ ids: ['x'], filter: {}, discount: 5 }, 'ids'],
    [{ ids: [], discount: 5 }, 'ids'],
    [{ ids: ['x'], discount: 100 }, 'discount'],
    [{ ids: ['x'], discount: null }, 'price'],
    [{ ids: ['x'], price: { percent: 1, amount: 1 } }, 'price'],
    [{ ids: ['x'], price: { percent: -100 } }, 'price.percent'],
    [{ filter: { minPrice: 'x' }, discount: 5 }, 'filter.minPrice'],
  ])('%j is refused', async (body, field) => {
    expect(await bulk(body)).toMatchObject({ status: 400, errors: [{ field }] });
  });
});

describe('a file', () => {
  const csv = (api = builder.admin.api) => api.with({ 'content-type': 'text/csv' });
  const send = <Data>(file: string, query = '') =>
    csv().post<Data>(`products/import${query}`, Buffer.from(file));
  type Import = { created: number; edited: number; refused: number; rows: { action: string }[] };

  it('goes out and comes back without changing anything', async () => {
    await builder.product(category, {
      name: '=SUM(A1)',
      description: 'Ten, "quoted"\nand two lines',
    });
    const file = await builder.admin.api.get('products/export.csv');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename="products.csv"');
    expect(file.body).toContain("'=SUM(A1)");
    const { data } = await send<Import>(file.body);
    expect(data).toMatchObject({ created: 0, edited: 0, refused: 0 });
    const total = (await shop.api.get('products')).meta?.total;
    expect(data.rows).toHaveLength(Number(total));
  });

  it('has the filters of the list', async () => {
    await builder.product(category, { name: 'Parallettes' });
    const { body } = await builder.admin.api.get('products/export.csv?searchTerm=parallette');
    expect(body.trim().split('\r\n')).toHaveLength(2);
    const none = await builder.admin.api.get('products/export.csv?searchTerm=xylophone');
    expect(none.body.trim().split('\r\n')).toHaveLength(1);
    const categories = await builder.admin.api.get('categories/export.csv');
    expect(categories.body).toContain(',Strength,');
  });

  it('is tried first, says what each row would do, and is then done', async () => {
    const old = await builder.product(category, { name: 'Bench', quantity: 5 });
    const file = [
      'id,name,price,quantity,baseQuantity,category,description,images',
      `${old._id},,150,9,5,,,`,
      `,New bike,900,3,,strength,A bike of the import,${builder.image}`,
    ].join('\n');
    const tried = await send<Import>(file, '?dryRun=true');
    expect(tried.data).toMatchObject({
      created: 1,
      edited: 1,
      rows: [
        { row: 2, action: 'edit' },
        { row: 3, action: 'create', _id: null },
      ],
    });
    expect(await one(old._id)).toMatchObject({ price: 49.99, quantity: 5 });
    await builder.admin.api.put(`products/${old._id}`, { quantity: 4, baseQuantity: 5 });
    expect((await send<Import>(file)).data).toMatchObject({ created: 1, edited: 1 });
    expect(await one(old._id)).toMatchObject({ name: 'Bench', price: 150, quantity: 8 });
    const found = await shop.api.get<unknown[]>('products?searchTerm=new%20bike');
    expect(found.data).toHaveLength(1);
  });

  it('is refused whole, with every error and its row', async () => {
    const good = await builder.product(category, { name: 'Good' });
    const file = [
      'id;name;price;quantity;category;description;images',
      `${good._id};Better;1;;;;`,
      `;No price;x;1;Strength;A long enough text;${builder.image}`,
      `;No home;1;1;Nowhere;A long enough text;${builder.image}`,
      `;No picture;1;1;Strength;A long enough text;/media/${'0'.repeat(32)}.png`,
      `01890000-0000-7000-8000-000000000000;Unknown;1;;;;`,
    ].join('\r\n');
    const tried = await send<Import>(file, '?dryRun=true');
    expect(tried.data.rows.map(({ action }) => action)).toEqual([
      'edit',
      'refused',
      'refused',
      'refused',
      'refused',
    ]);
    const answer = await send(file);
    expect([answer.status, answer.errors]).toEqual([
      400,
      [
        { field: 'row 3 price', message: 'Price must be a number' },
        { field: 'row 4 category', message: 'Category not found' },
        { field: 'row 5 images', message: 'Each file must be an image' },
        { field: 'row 6 id', message: 'Product not found' },
      ],
    ]);
    expect(await one(good._id)).toMatchObject({ name: 'Good', version: 1 });
  });

  it('that is none is refused', async () => {
    expect((await builder.admin.api.post('products/import', { a: 1 })).status).toBe(415);
    expect((await send('a,b\n1,2')).status).toBe(400);
    expect(await send('id,name\n"open')).toMatchObject({
      status: 400,
      message: 'Line 2 is not valid CSV',
    });
    expect((await send('x'.repeat(shop.env.IMPORT_MAX_BYTES + 1))).status).toBe(413);
    expect((await csv().post('products/create-product', Buffer.from('name'))).status).toBe(415);
    expect((await csv(shop.api).post('products/import', Buffer.from('name'))).status).toBe(401);
  });
});
