import { TaxRates } from '../../../src/modules/tax/index.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import { newAdmin, type TestUser } from '../../support/test-users.js';

interface Rate extends Record<string, unknown> {
  readonly _id: string;
}

let shop: TestApp;
let admin: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  admin = await newAdmin(shop);
});
afterAll(() => shop.close());

const SALES_TAX = { name: 'Sales tax', country: 'US', taxClass: 'standard', percent: '8.875' };
const rates = async () => (await admin.api.get<Rate[]>('taxes/rates')).data;

it('taxes nothing out of the box, and what rates say from then on', async () => {
  const taxes = shop.app.get(TaxRates, { strict: false });
  const ratesFor = (state: string) =>
    taxes.ratesFor({ country: 'US', state, zip: null }, [
      { productId: 'a', taxClass: 'standard' },
      { productId: 'b', taxClass: 'exempt' },
    ]);
  expect(await rates()).toEqual([]);
  expect(await ratesFor('NY')).toEqual({
    lines: [0, 0],
    delivery: 0,
    names: { lines: [null, null], delivery: null },
  });
  expect(await taxes.isTaxed('US')).toBe(false);

  const added = await admin.api.post<Rate>('taxes/rates', { ...SALES_TAX, state: ' new york ' });
  expect(added).toMatchObject({
    status: 201,
    message: 'Tax rate saved',
    data: { name: 'Sales tax', state: 'NY', percent: 8.875, taxesDelivery: true, version: 1 },
  });
  expect(await ratesFor('New York')).toEqual({
    lines: [88_750, 0],
    delivery: 88_750,
    names: { lines: ['Sales tax', null], delivery: 'Sales tax' },
  });
  expect(await ratesFor('Oregon')).toMatchObject({ lines: [0, 0], delivery: 0 });
  expect([await taxes.isTaxed('US'), await taxes.hasStateRates('US')]).toEqual([true, true]);

  const path = `taxes/rates/${added.data._id}`;
  const edit = { percent: 0.0001, state: '', taxesDelivery: false, version: 1 };
  expect((await admin.api.put(path, edit)).data).toMatchObject({
    state: null,
    percent: 0.0001,
    taxesDelivery: false,
    version: 2,
  });
  expect(await ratesFor('Oregon')).toMatchObject({ lines: [1, 0], delivery: 0 });
  expect([await taxes.isTaxed('CA'), await taxes.hasStateRates('US')]).toEqual([false, false]);
  expect(await admin.api.put(path, { name: 'Tax', version: 1 })).toMatchObject({
    status: 409,
    code: 'edited_meanwhile',
    data: { version: 2, fields: ['name'] },
  });
  expect(await admin.api.post('taxes/rates', SALES_TAX)).toMatchObject({
    status: 409,
    message: 'This place has a rate of this class already.',
  });
  expect((await admin.api.get(path)).data).toMatchObject({ version: 2 });
  expect((await admin.api.delete(path)).message).toBe('Delete successful!');
  expect((await admin.api.get(path)).status).toBe(404);
});

it.each([
  ['no name', { name: ' ' }, 'name', 'Name is required'],
  ['no country', { country: '' }, 'country', 'Choose a country'],
  ['a state of another country', { state: 'BC' }, 'state', 'The country has no such state'],
  [
    'a class that is never taxed',
    { taxClass: 'exempt' },
    'taxClass',
    'A tax rate is for standard or reduced',
  ],
  ['no rate', { percent: '' }, 'percent', 'Rate must be a number'],
  ['more than everything', { percent: 100.1 }, 'percent', 'Rate must be between 0 and 100 percent'],
  ['less than a millionth', { percent: 1.00001 }, 'percent', 'Rate can have at most four decimals'],
  ['no flag', { taxesDelivery: 1 }, 'taxesDelivery', 'Delivery must be true or false'],
])('refuses a rate with %s', async (_case, changes, field, message) => {
  expect(await admin.api.post('taxes/rates', { ...SALES_TAX, ...changes })).toMatchObject({
    status: 400,
    errors: [{ field, message }],
  });
  expect(await rates()).toEqual([]);
});
