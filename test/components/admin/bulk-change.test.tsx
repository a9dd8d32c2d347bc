import { screen, waitFor } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import type { Data } from '../../../common/contract/client';
import { openAdmin, startBackOffice } from '../support/back-office';
import { category, listMeta, product } from '../support/records';
import { allRead, button, dialog, fill, findToast, press, select } from '../support/screen';

const api = startBackOffice();

const LIST = '/product-management/products';
const BULK = 'POST /api/products/bulk';
type Change = Data<typeof BULK>[number];
type State = Change['before'];

const BEFORE: State = {
  price: 120,
  discount: 0,
  finalPrice: 120,
  quantity: 3,
  category: 'Benches',
};

/** Answers previews and changes alike: a bench becomes this. */
function answerChange(after: Partial<State>): void {
  const change = { _id: 'flat-bench', name: 'Flat Bench', before: BEFORE };
  api.answer(BULK, [{ ...change, after: { ...BEFORE, ...after } }], { total: 1 });
}

const sent = () => api.calls(BULK).map(({ query, body }) => [query.get('dryRun'), body]);

beforeEach(() => {
  api.answer('GET /api/products/admin', [product()], listMeta());
  api.answer('GET /api/categories', [category()], listMeta());
  answerChange({ price: 108, finalPrice: 108 });
});

/** Ticks the product of the list and opens the dialog for it. */
async function openBulk() {
  openAdmin(LIST);
  await userEvent.click(await screen.findByLabelText('Select Flat Bench'));
  await press('Change selected');
  return dialog('Change products');
}
type Dialog = Awaited<ReturnType<typeof openBulk>>;

async function preview(change: Dialog, what: string, value: string): Promise<void> {
  await select('Field', what, change);
  fill(/^Price/.test(what) ? 'Change by' : 'Change to', value, change);
  await press('Preview', change);
}

test.each([
  [
    'Price by an amount',
    '-5',
    { price: 115 },
    'Price: $120.00 → $115.00',
    { price: { amount: -5 } },
  ],
  ['Discount', '33', { discount: 33 }, 'Discount: 0% → 33%', { discount: 33 }],
  ['Quantity', '123', { quantity: 123 }, 'Quantity: 3 → 123', { quantity: 123 }],
] as const)('%s is shown first and then done', async (what, value, after, line, body) => {
  const change = await openBulk();
  answerChange(after);
  await preview(change, what, value);
  await change.findByText(line, { exact: false });
  await press('Change 1 product', change);
  await findToast('Products updated successfully!');
  const given = { ids: ['flat-bench'], ...body };
  expect(sent()).toEqual([
    ['true', given],
    ['false', given],
  ]);
});

test('more than can be changed at a time are not asked for, and it says why', async () => {
  api.answer('GET /api/products/admin', [product()], listMeta(1_001));
  openAdmin(LIST);
  await press('Change all 1,001');
  const change = await dialog('Change products');
  change.getByText(/^You chose 1,001 products\. At most 1,000 can be changed at a time/);
  expect(button('Preview', change).disabled).toBe(true);
});

test('nothing typed, nothing changed and what the server refuses is said', async () => {
  const change = await openBulk();
  await preview(change, 'Price by percent', '');
  expect((await change.findByRole('alert')).textContent).toBe('Enter a new value.');
  api.refuse(BULK, 400, 'Discount must be between 0 and 99');
  await preview(change, 'Discount', '100');
  await change.findByText('Discount must be between 0 and 99');
  answerChange({});
  await preview(change, 'Quantity', '3');
  await change.findByText('No product would change.');
  await press('Cancel', change);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText('1 selected');
  await press('Clear selection');
  await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
});

test.each([
  ['Change by', (change: Dialog) => fill('Change by', '-50', change)],
  ['Field', (change: Dialog) => select('Field', 'Discount', change)],
] as const)('a preview that comes after another %s is not shown', async (_, edit) => {
  const change = await openBulk();
  const release = api.hold(BULK);
  await preview(change, 'Price by percent', '-10');
  await edit(change);
  release();
  await allRead();
  expect(button('Preview', change).disabled).toBe(false);
  expect(change.queryByText('1 product would change')).toBeNull();
});

test('what is applied is what was previewed, also when an older preview comes later', async () => {
  const change = await openBulk();
  const release = api.hold(BULK);
  await preview(change, 'Price by percent', '-10');
  answerChange({ price: 60, finalPrice: 60 });
  await preview(change, 'Price by percent', '-50');
  await change.findByText(/^Price: \$120\.00 → \$60\.00/);
  release();
  await allRead();
  change.getByText(/^Price: \$120\.00 → \$60\.00/);
  await press('Change 1 product', change);
  await findToast('Products updated successfully!');
  expect(sent().at(-1)).toEqual(['false', { ids: ['flat-bench'], price: { percent: -50 } }]);
});

test('a change that fails says why, and the dialog stays', async () => {
  const change = await openBulk();
  const alert = async (text: RegExp | string) =>
    waitFor(() => expect(change.getByRole('alert').textContent).toMatch(text));
  api.refuse(BULK, 500, '');
  await preview(change, 'Quantity', '4');
  await alert('Failed to update the products');
  answerChange({ quantity: 4 });
  await preview(change, 'Quantity', '4');
  await change.findByText('1 product would change');
  api.refuse(BULK, 500, 'The forklift is broken.');
  await press('Change 1 product', change);
  await findToast('The forklift is broken.');
  await alert(/It may have been applied/);
  answerChange({ quantity: 4 });
  await preview(change, 'Quantity', '4');
  await change.findByText('1 product would change');
  api.cut(BULK);
  await press('Change 1 product', change);
  await findToast('Failed to update the products');
  await alert(/It may have been applied/);
  answerChange({ quantity: 4 });
  await preview(change, 'Quantity', '4');
  await press('Change 1 product', change);
  await findToast('Products updated successfully!');
});

test('while a preview is awaited this is to be seen', async () => {
  const change = await openBulk();
  const release = api.hold(BULK);
  await preview(change, 'Quantity', '9');
  await change.findByRole('progressbar', { name: 'Loading preview' });
  expect(button('Preview', change).disabled).toBe(true);
  release();
  await change.findByText('1 product would change');
  expect(change.queryByRole('progressbar')).toBeNull();
});
