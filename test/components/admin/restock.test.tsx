import { screen, waitFor } from '@testing-library/react/pure';
import { openAdmin, startBackOffice } from '../support/back-office';
import { answerDashboard } from '../support/dashboard';
import { listMeta, product } from '../support/records';
import { clearToasts, dialog, field, fill, findNote, findToast, press } from '../support/screen';

const api = startBackOffice();

const PUT = 'PUT /api/products/{id}';
const GET = 'GET /api/products/{id}';
const LABEL = 'Current Quantity:';
const FAILED = 'update failed. Try again.';

beforeEach(() => {
  answerDashboard(api);
  api.answer('GET /api/products/low-stock', [product()], listMeta());
  api.answer(PUT, product({ quantity: 4 }));
});

async function openRestock(): Promise<void> {
  openAdmin();
  await press('Restock Flat Bench');
  await dialog('Restock Product');
}

const update = () => press('Update');
const sent = () => api.calls(PUT).map(({ body }) => body);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('the quantity is sent with the one that was shown, so that sales meanwhile count', async () => {
  await openRestock();
  expect(field(LABEL).value).toBe('3');
  fill(LABEL, '4');
  const release = api.hold(PUT);
  await update();
  await findToast('Updating...');
  release();
  await findToast('Stock updated successfully!');
  await closed();
  expect(sent()).toEqual([{ quantity: 4, baseQuantity: 3 }]);
});

test.each(['', '-1', '1.5', '1000001'])('the bad number "%s" is not sent', async (typed) => {
  await openRestock();
  fill(LABEL, typed);
  await update();
  await findNote(LABEL, 'Quantity must be a whole number from 0 to 1,000,000');
  expect(sent()).toEqual([]);
});

test('a restock that fails says why', async () => {
  await openRestock();
  fill(LABEL, '4');
  api.refuse(PUT, 409, 'Only 1 is left in stock now.');
  await update();
  await findToast('Only 1 is left in stock now.');
  api.refuse(PUT, 400, '');
  await update();
  await findToast(FAILED);
  clearToasts();
  api.cut(PUT);
  await update();
  await findToast(FAILED);
  await dialog('Restock Product');
});

test.each([
  ['whose answer was lost', () => api.cut(PUT)],
  ['in which the server failed', () => api.refuse(PUT, 503, FAILED)],
])('a restock %s is not applied again', async (_, fail) => {
  await openRestock();
  fill(LABEL, '4');
  fail();
  await update();
  await findToast(FAILED);
  api.answer(GET, product({ quantity: 4 }));
  await update();
  await findToast('Stock updated successfully!');
  await closed();
  expect(sent()).toHaveLength(1);
});

test('a failed look at the stock leaves the doubt', async () => {
  await openRestock();
  fill(LABEL, '4');
  api.cut(PUT);
  await update();
  await findToast(FAILED);
  api.refuse(GET, 429, 'Too many requests.');
  await update();
  await findToast('Too many requests.');
  api.answer(GET, product({ quantity: 4 }));
  await update();
  await findToast('Stock updated successfully!');
  expect(sent()).toHaveLength(1);
});
