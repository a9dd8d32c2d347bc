import { Client } from 'pg';
import { SearchIndex } from '../../../src/modules/catalog/ports/search-index.js';
import { type ProductAnswer, CatalogBuilder } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

type Branded = ProductAnswer & { readonly brand: string | null };

let shop: TestApp;
let builder: CatalogBuilder;
let category: string;

beforeAll(async () => {
  shop = await startTestApp();
  builder = await CatalogBuilder.open(shop);
  category = await builder.category('Strength');
});
afterAll(() => shop.close());

const add = async (fields: object = {}) => (await builder.product(category, fields)) as Branded;
const edit = (id: string, fields: object) =>
  builder.admin.api.put<Branded>(`products/${id}`, fields);
const seen = async (id: string) => (await shop.api.get<Branded>(`products/${id}`)).data.brand;
const namesOf = async (query: string) =>
  (await shop.api.get<Branded[]>(`products?${query}`)).data.map(({ name }) => name).sort();
const send = (rows: readonly string[]) =>
  builder.admin.api
    .with({ 'content-type': 'text/csv' })
    .post<{ edited: number }>('products/import', Buffer.from(rows.join('\n')));

describe('the brand of a product', () => {
  it('is none until one is sent, and none again where an empty one is', async () => {
    const { _id, brand } = await add();
    expect([brand, await seen(_id)]).toEqual([null, null]);
    expect((await edit(_id, { brand: '  Ironside ' })).data.brand).toBe('Ironside');
    await edit(_id, { name: 'Kettlebell 20 kg' });
    expect(await seen(_id)).toBe('Ironside');
    for (const none of ['', '  ', null]) {
      await edit(_id, { brand: 'Ironside' });
      await edit(_id, { brand: none });
      expect(await seen(_id)).toBeNull();
    }
    expect([await add({ brand: '' }), await add({ brand: null })]).toMatchObject([
      { brand: null },
      { brand: null },
    ]);
  });

  it('has at most 60 characters', async () => {
    expect((await add({ brand: 'b'.repeat(60) })).brand).toHaveLength(60);
    expect((await add({ brand: '🏋'.repeat(60) })).brand).toBe('🏋'.repeat(60));
    expect((await add({ brand: '❤️'.repeat(30) })).brand).toBe('❤️'.repeat(30));
    for (const [brand, message] of [
      ['b'.repeat(61), 'Brand is too long'],
      ['❤️'.repeat(31), 'Brand is too long'],
      [7, 'Brand must be text'],
    ]) {
      const form = { ...builder.form(category), brand };
      const refused = await builder.admin.api.post('products/create-product', form);
      expect([refused.status, refused.errors]).toEqual([400, [{ field: 'brand', message }]]);
    }
  });

  it('narrows lists and searches, in capital or small letters', async () => {
    await add({ name: 'Ring A', brand: 'Nordwall', price: 10 });
    await add({ name: 'Ring B', brand: 'NORDWALL', price: 20 });
    await add({ name: 'Ring C', brand: 'Nordwall Pro' });
    await add({ name: 'Ring D' });
    expect(await namesOf('brand=nordwall')).toEqual(['Ring A', 'Ring B']);
    expect(await namesOf('brand=nordwall&maxPrice=15')).toEqual(['Ring A']);
    expect(await namesOf(`brand=nordwall&categories=${category}&limit=1&sort=asc`)).toEqual([
      'Ring A',
    ]);
    expect(await namesOf('brand=Nordwall&searchTerm=ring')).toEqual(['Ring A', 'Ring B']);
    expect(await namesOf('brand=&searchTerm=ring')).toHaveLength(4);
    expect(await namesOf('brand=nord')).toEqual([]);
    const exported = await builder.admin.api.get('products/export.csv?brand=nordwall');
    expect(exported.body.trim().split('\n')).toHaveLength(3);
  });

  it('goes out in a file and comes back from one', async () => {
    const { _id } = await add({ brand: 'Stonehill' });
    const { body } = await builder.admin.api.get('products/export.csv?brand=stonehill');
    const [head = '', row = ''] = body.trim().split(/\r?\n/);
    expect(head.split(',')).toContain('brand');
    await edit(_id, { brand: 'Other' });
    expect((await send([head.replace(',version', ','), row])).status).toBe(200);
    expect(await seen(_id)).toBe('Stonehill');
  });

  it('stays as it is by a file without its column, or with an empty cell', async () => {
    const { _id } = await add({ brand: 'Stonehill' });
    expect((await send(['id,price', `${_id},12.5`])).data.edited).toBe(1);
    expect((await send(['id,price,brand', `${_id},13.5,`])).data.edited).toBe(1);
    expect(await seen(_id)).toBe('Stonehill');
  });

  it('is found by a search, also without its hyphen, until it is taken away', async () => {
    const { _id } = await add({ name: 'Sled', brand: 'Hex-Grip Øst' });
    await add({ name: 'Hexgrip Tape' });
    await add({ name: 'Belt', description: 'Made for a hexgrip and no other' });
    for (const query of ['hex-grip', 'HEXGRIP', 'hex øst']) {
      expect(await namesOf(`searchTerm=${encodeURIComponent(query)}`)).toContain('Sled');
    }
    const { data } = await shop.api.get<Branded[]>('products?searchTerm=hexgrip');
    expect(data.map(({ name }) => name)).toEqual(['Hexgrip Tape', 'Sled', 'Belt']);
    await edit(_id, { brand: null });
    expect(await namesOf(`searchTerm=${encodeURIComponent('hex øst')}`)).toEqual([]);
  });

  it('comes to the search terms of products of before by a job, once', async () => {
    const { _id } = await add({ name: 'Sandbag', brand: 'Quarrymen' });
    const db = new Client(shop.databaseUrl);
    await db.connect();
    try {
      await db.query('ALTER TABLE product_words DISABLE TRIGGER product_words_brand');
      const { rows: before } = await db.query(
        `UPDATE product_words SET words = product_words_of('Sandbag', 'Strength', '')
          WHERE product_id = $1 RETURNING changed_at`,
        [_id],
      );
      await db.query('ALTER TABLE product_words ENABLE TRIGGER product_words_brand');
      await db.query(`DELETE FROM catalog_word WHERE word = 'quarrymen'`);
      await db.query(
        `INSERT INTO search_reindex VALUES ('brand', '00000000-0000-0000-0000-000000000000')
         ON CONFLICT (subject) DO UPDATE SET after = excluded.after`,
      );
      expect(await namesOf('searchTerm=quarrymen')).toEqual([]);
      await shop.app.get(SearchIndex).addBrands(new AbortController().signal);
      expect(await namesOf('searchTerm=quarrymen')).toEqual(['Sandbag']);
      const { rows: after } = await db.query(
        `SELECT changed_at, (SELECT count(*)::int FROM search_reindex) AS open,
                (SELECT products FROM catalog_word WHERE word = 'quarrymen') AS products
           FROM product_words WHERE product_id = $1`,
        [_id],
      );
      expect(after).toEqual([{ ...before[0], open: 0, products: 1 }]);
    } finally {
      await db.end();
    }
  });
});
