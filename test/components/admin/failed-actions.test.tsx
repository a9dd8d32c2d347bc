import { screen, waitFor } from '@testing-library/react/pure';
import type { Route, Schema } from '../../../common/contract/client';
import { openAdmin, startBackOffice } from '../support/back-office';
import { category, listMeta, order, product, shopper, subscriber } from '../support/records';
import {
  button,
  clearToasts,
  confirm,
  field,
  fill,
  findToast,
  press,
  region,
} from '../support/screen';

const api = startBackOffice();

const REASON = 'The van is full.';

/** Has a call fail without a reason, with one, and without an answer, and expects each to be said. */
async function expectFailures(
  route: Route,
  attempt: () => Promise<void>,
  [refused, failed]: readonly [refused: string, failed: string],
): Promise<void> {
  const expectText = async (text: string) => {
    clearToasts();
    await attempt();
    await findToast(text);
  };
  api.refuse(route, 500, '');
  await expectText(refused);
  api.refuse(route, 500, REASON);
  await expectText(REASON);
  api.cut(route);
  await expectText(failed);
}

const FAILED_REFUND: Schema<'Refund'> = {
  _id: 'refund-1',
  kind: 'rest',
  status: 'failed',
  at: '2026-03-03T10:00:00.000Z',
  amount: 250,
  lines: [],
  delivery: 10,
  restocked: true,
  reason: null,
  by: null,
  error: null,
};

const cell = (name: string) => screen.findByRole('cell', { name });

test('a deletion of a product that fails says why and changes nothing', async () => {
  const route = 'DELETE /api/products/{id}';
  api.answer('GET /api/products/admin', [product()], listMeta());
  api.answer('GET /api/categories', [category()], listMeta());
  openAdmin('/product-management/products');
  const remove = async () => {
    await press('Delete Flat Bench');
    await confirm('Delete Flat Bench?', 'Delete');
  };
  await expectFailures(route, remove, ['Delete failed. Try again.', 'Delete failed. Try again.']);
  await screen.findByLabelText('Select Flat Bench');
  expect(api.calls(route).map(({ path }) => path)).toEqual(Array(3).fill({ id: 'flat-bench' }));

  api.refuse(route, 404, 'Product not found');
  api.answer('GET /api/products/admin', [], listMeta(0));
  await remove();
  await findToast('Product not found');
  await waitFor(() => expect(screen.queryByLabelText('Select Flat Bench')).toBeNull());
});

test('a category that cannot be added says why, and what was typed stays', async () => {
  openAdmin('/category-management/add-category');
  await screen.findByRole('heading', { name: 'Add Category' });
  fill('Title', 'Benches');
  await expectFailures('POST /api/categories/create-category', () => press('Add Category'), [
    'Failed to add category.',
    'Something went wrong!',
  ]);
  expect(field('Title').value).toBe('Benches');
});

test('a category that cannot be changed says why', async () => {
  api.answer('GET /api/categories/{id}', category());
  openAdmin('/category-management/categories/edit/benches');
  await screen.findByDisplayValue('Benches');
  await expectFailures('PUT /api/categories/{id}', () => press('Update Category'), [
    'Failed to update category.',
    'Something went wrong!',
  ]);
});

test('a user who cannot be made an admin stays one, and who is one already is shown as one', async () => {
  const route = 'PUT /api/users/make-admin';
  api.answer('GET /api/users', [shopper()], listMeta());
  openAdmin('/user-management');
  const make = async () => {
    await press('Make Admin');
    await confirm('Make Ada Lovelace an admin?', 'Make Admin');
  };
  await expectFailures(route, make, ['Failed to make admin', 'Failed. Please try again.']);

  api.refuse(route, 409, 'Ada Lovelace is an admin already');
  api.answer('GET /api/users', [shopper({ role: 'admin', staffRole: 'manager' })], listMeta());
  await make();
  await findToast('Ada Lovelace is an admin already');
  await screen.findByText('No actions available');
});

test('a subscription that cannot be canceled stays active', async () => {
  api.answer('GET /api/newsletter/subscribers', [subscriber()], listMeta());
  openAdmin('/newsletter-management/subscribers');
  await expectFailures(
    'PUT /api/newsletter/cancel-subscription',
    async () => {
      await press('Cancel Subscription');
      await confirm('Cancel the subscription of ada@example.com?', 'Cancel Subscription');
    },
    ['Failed to cancel subscription', 'Failed. Please try again.'],
  );
  await cell('active');
});

test('a step of an order that fails says why and changes nothing', async () => {
  api.answer('GET /api/orders/{id}', order());
  api.answer('GET /api/orders/{id}/notes', []);
  api.answer('GET /api/invoices/order/{orderId}', []);
  openAdmin('/order-management/order-1001');
  await expectFailures(
    'PUT /api/orders/status/admin/{id}',
    async () => {
      await press('Ship');
      await confirm('Ship order 1001?', 'Ship order');
    },
    ['Failed to update status', 'Failed to update. Please try again.'],
  );
  screen.getByText('Pending');
});

test('a refund that cannot be asked for again says why', async () => {
  const route = 'POST /api/orders/{id}/refund/retry';
  api.answer(
    'GET /api/orders/{id}',
    order({ status: 'canceled', paymentStatus: 'refund_failed', refunds: [FAILED_REFUND] }),
  );
  api.answer('GET /api/orders/{id}/notes', []);
  api.answer('GET /api/invoices/order/{orderId}', []);
  openAdmin('/order-management/order-1001');
  const payment = await region('Payment');
  payment.getByText('Refund failed');
  payment.getByText('The refund did not reach the card.');
  await expectFailures(route, () => press('Retry refund', payment), [
    'Failed to retry the refund',
    'Failed. Please try again.',
  ]);
});

test('an export tells how it goes', async () => {
  const route = 'GET /api/products/export.csv';
  api.answer('GET /api/products/admin', [product()], listMeta());
  api.answer('GET /api/categories', [category()], listMeta());
  openAdmin('/product-management/products');
  const failed = 'Failed to export. Please try again.';
  await screen.findByLabelText('Select Flat Bench');
  api.refuse(route, 500, REASON);
  const release = api.hold(route);
  await press('Export CSV');
  await findToast('Exporting...');
  expect(button('Export CSV').disabled).toBe(true);
  release();
  await findToast(REASON);
  await expectFailures(route, () => press('Export CSV'), [failed, failed]);
});
