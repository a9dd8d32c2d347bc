import { Catalog } from '../../../src/modules/catalog/index.js';
import { type ProductAnswer, CatalogBuilder } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

type Weighed = ProductAnswer & { readonly weightGrams: number | null; readonly taxClass: string };

let shop: TestApp;
let builder: CatalogBuilder;
let category: string;

beforeAll(async () => {
  shop = await startTestApp();
  builder = await CatalogBuilder.open(shop);
  category = await builder.category('Strength');
});
afterAll(() => shop.close());

const add = async (fields: object = {}) => (await builder.product(category, fields)) as Weighed;
const edit = (id: string, fields: object) =>
  builder.admin.api.put<Weighed>(`products/${id}`, fields);

it('is unknown and of the standard class until somebody says otherwise', async () => {
  const plain = await add();
  expect(plain).toMatchObject({ weightGrams: null, taxClass: 'standard' });
  const bell = await add({ weightGrams: '16000', taxClass: 'reduced' });
  expect(bell).toMatchObject({ weightGrams: 16_000, taxClass: 'reduced' });
  await edit(bell._id, { name: 'Bell' });
  expect((await shop.api.get(`products/${bell._id}`)).data).toMatchObject({
    name: 'Bell',
    weightGrams: 16_000,
    taxClass: 'reduced',
  });
  expect(await shop.app.get(Catalog, { strict: false }).products([bell._id])).toMatchObject([
    { weightGrams: 16_000, taxClass: 'reduced' },
  ]);
  expect((await edit(bell._id, { weightGrams: null, taxClass: 'exempt' })).data).toMatchObject({
    weightGrams: null,
    taxClass: 'exempt',
  });
});

it.each([
  ['weightGrams', 0, 'Product weight must be a whole number of grams from 1 to 10,000,000'],
  ['weightGrams', 1.5, 'Product weight must be a whole number of grams from 1 to 10,000,000'],
  ['weightGrams', 'heavy', 'Product weight must be a number'],
  ['taxClass', 'none', 'Tax class must be standard, reduced or exempt'],
])('refuses %s %p', async (field, value, message) => {
  const form = { ...builder.form(category), [field]: value };
  const refused = await builder.admin.api.post('products/create-product', form);
  expect([refused.status, refused.errors]).toEqual([400, [{ field, message }]]);
});

it('is exported and imported', async () => {
  const { _id } = await add({ weightGrams: 500, taxClass: 'reduced' });
  const file = await builder.admin.api.get('products/export.csv');
  const [head = '', ...rows] = file.body.replace('\ufeff', '').split('\r\n');
  const row = rows.find((line) => line.includes(_id))?.split(',') ?? [];
  const cell = (name: string) => row.at(head.split(',').indexOf(name) - head.split(',').length);
  expect([cell('weightGrams'), cell('taxClass')]).toEqual(['500', 'reduced']);
  const csv = builder.admin.api.with({ 'content-type': 'text/csv' });
  const rowsOf = (line: string) => Buffer.from(`id,weightGrams,taxClass\n${line}`);
  const saved = await csv.post('products/import', rowsOf(`${_id},750,exempt`));
  expect(saved).toMatchObject({ status: 200, data: { edited: 1 } });
  await csv.post('products/import', rowsOf(`${_id},,`));
  expect((await shop.api.get(`products/${_id}`)).data).toMatchObject({
    weightGrams: 750,
    taxClass: 'exempt',
  });
  const bad = await csv.post('products/import', rowsOf(`${_id},light,`));
  expect(JSON.stringify(bad)).toContain('Product weight must be a number');
});
