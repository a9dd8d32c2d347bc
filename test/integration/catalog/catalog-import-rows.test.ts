import { CatalogBuilder } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
let builder: CatalogBuilder;

beforeAll(async () => {
  shop = await startTestApp();
  builder = await CatalogBuilder.open(shop);
});
afterAll(() => shop.close());

const HEAD = 'name,price,quantity,category,description,images';
const send = (...lines: string[]) =>
  builder.admin.api
    .with({ 'content-type': 'text/csv' })
    .post('products/import?dryRun=true', Buffer.from(lines.join('\n')));
const row = (category: string) => `Plate,1,1,${category},A plate of the import,${builder.image}`;

it('refuses a row with more cells than there are columns; empty ones say nothing', async () => {
  await builder.category('Plates');
  const answer = await send(HEAD, `${row('Plates')},,`, `${row('Plates')},10`);
  expect(answer.data).toMatchObject({
    created: 1,
    rows: [
      { row: 2, errors: [] },
      { row: 3, errors: [{ field: 'cells', message: 'This row has more cells than columns' }] },
    ],
  });
});

it('refuses a column that comes twice', async () => {
  const answer = await send(`${HEAD},price`, `${row('Plates')},2`);
  expect([answer.status, answer.errors]).toEqual([
    400,
    [{ field: 'file', message: 'The first line names the column price more than once' }],
  ]);
});

it('reads the names of columns in any case, and refuses one that is none', async () => {
  await builder.category('Discs');
  const said = await send('NAME,Price,Quantity,category,Description,Images', row('Discs'));
  expect(said.data).toMatchObject({ created: 1, refused: 0 });
  const { status, errors } = await send(HEAD.replace('quantity', 'qty'), row('Discs'));
  expect([status, errors]).toEqual([
    400,
    [{ field: 'file', message: expect.stringMatching(/^Unknown column qty\. .*quantity/) }],
  ]);
});

it('finds a category however its accents are written', async () => {
  await builder.category('G\u00e9nial');
  const answer = await send(HEAD, row('Ge\u0301nial'));
  expect(answer.data).toMatchObject({ created: 1, refused: 0 });
});

it('has its limit of rows by a setting', async () => {
  const small = await startTestApp({ IMPORT_MAX_ROWS: '2' });
  try {
    const { admin } = await CatalogBuilder.open(small);
    const answer = await admin.api
      .with({ 'content-type': 'text/csv' })
      .post(
        'products/import?dryRun=true',
        Buffer.from([HEAD, ...Array.from({ length: 3 }, () => row('Plates'))].join('\n')),
      );
    expect(answer).toMatchObject({
      status: 400,
      message: 'At most 2 products can be imported at a time',
    });
  } finally {
    await small.close();
  }
});
