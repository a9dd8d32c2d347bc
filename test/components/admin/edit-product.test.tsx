import { screen } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { openAdmin, startBackOffice } from '../support/back-office';
import { category, listMeta, product } from '../support/records';
import { field, fill, findToast, press } from '../support/screen';

const api = startBackOffice();

const GET = 'GET /api/products/{id}';
const PUT = 'PUT /api/products/{id}';
const FAILED = 'Something went wrong. Please try again!';

beforeEach(() => {
  api.answer(GET, product());
  api.answer(PUT, product());
  api.answer('GET /api/categories', [category()], listMeta());
  api.answer('GET /api/categories/{id}', category());
  api.answer('GET /api/products/admin', [product()], listMeta());
});

async function openProduct(): Promise<void> {
  openAdmin('/product-management/products/edit/flat-bench');
  await screen.findByDisplayValue('Flat Bench');
}

const save = () => press('Update Product');
const sent = () => api.calls(PUT).map(({ body }) => body);

test('the form shows what there is, and sends what was changed', async () => {
  const offer = product({ hasDiscount: true, discount: 25, finalPrice: 90, version: 7 });
  api.answer(GET, offer);
  await openProduct();
  const shown = ['Price', 'Quantity', 'Discount'].map((label) => field(label).value);
  expect(shown).toEqual(['120', '3', '25']);
  expect(field('Description').value).toBe(offer.description);
  expect(field('Add Discount').checked).toBe(true);
  await screen.findByText('Benches');

  fill('Name', 'Renamed');
  fill('Price', '200');
  await userEvent.click(field('Add Discount'));
  const release = api.hold(PUT);
  await save();
  await findToast('Updating product...');
  release();
  await findToast('Product updated successfully!');
  expect(sent()).toEqual([{ name: 'Renamed', price: 200, discount: 0, version: 7 }]);
  await screen.findByRole('heading', { name: 'Products' });
});

test('an update that fails says why, and the form stays', async () => {
  await openProduct();
  fill('Name', 'Never saved');
  api.refuse(PUT, 500, '');
  await save();
  await findToast('Failed to update the product');
  api.refuse(PUT, 500, 'The ink is dry.');
  await save();
  await findToast('The ink is dry.');
  api.cut(PUT);
  await save();
  await findToast(FAILED);
  expect(field('Name').value).toBe('Never saved');
});

test('stock whose answer was lost is not added again', async () => {
  await openProduct();
  fill('Quantity', '8');
  api.cut(PUT);
  await save();
  await findToast(FAILED);
  api.answer(GET, product({ quantity: 8, version: 2 }));
  api.answer(PUT, product({ quantity: 8, version: 2 }));
  await save();
  await findToast('Product updated successfully!');
  expect(sent()).toEqual([{ quantity: 8, baseQuantity: 3, version: 1 }, { version: 2 }]);
});

test('stock that was sold after a lost answer is asked about', async () => {
  await openProduct();
  fill('Quantity', '8');
  api.cut(PUT);
  await save();
  await findToast(FAILED);
  api.answer(GET, product({ quantity: 7, version: 3 }));
  await save();
  await screen.findByRole('radiogroup', { name: 'Quantity: which value to keep' });
  await userEvent.click(screen.getByLabelText('Theirs: 7'));
  api.answer(PUT, product({ quantity: 7, version: 3 }));
  await save();
  await findToast('Product updated successfully!');
  expect(sent()).toEqual([{ quantity: 8, baseQuantity: 3, version: 1 }, { version: 3 }]);
});
