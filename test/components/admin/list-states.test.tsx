import { act, screen, waitFor, within } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';

import { queryClient } from '../../../admin/src/data/query-client';
import { openAdmin, startBackOffice } from '../support/back-office';
import {
  category,
  listMeta,
  order,
  orderMeta,
  product,
  shopper,
  subscriber,
} from '../support/records';

const api = startBackOffice();

const AWAY = 'The shop cannot be reached. Please try again.';
const NO_ORDERS = 'You have not placed any orders yet.';
const CLOSED = 'The books are closed.';

const LISTS = [
  ['/product-management/products', 'GET /api/products/admin', 'No Products Found'],
  ['/category-management/categories', 'GET /api/categories', 'No categories found'],
  ['/order-management', 'GET /api/orders', NO_ORDERS],
  ['/user-management', 'GET /api/users', 'No users found'],
  ['/newsletter-management/subscribers', 'GET /api/newsletter/subscribers', 'No subscribers found'],
  ['', 'GET /api/products/low-stock', 'No Products Found'],
] as const;

function answerLists(rows: 0 | 1): void {
  const some = <Row,>(row: Row) => (rows ? [row] : []);
  api.answer('GET /api/products/admin', some(product()), listMeta(rows));
  api.answer('GET /api/products/low-stock', some(product()), listMeta(rows));
  api.answer('GET /api/categories', some(category()), listMeta(rows));
  api.answer('GET /api/orders', some(order()), orderMeta(rows));
  api.answer('GET /api/users', some(shopper()), listMeta(rows));
  api.answer('GET /api/newsletter/subscribers', some(subscriber()), listMeta(rows));
  api.answer('GET /api/analytics/stats', {
    totalUsers: { total: 1, admin: 1, user: 0 },
    totalProducts: { uniqueProducts: 1, totalStockUnits: 3 },
    pendingShipments: 0,
    heldShipments: 0,
  });
  api.answer('GET /api/analytics/revenue', [], { total: 0, timeZone: 'UTC' });
  api.answer('GET /api/analytics/order-status', []);
}

beforeEach(() => answerLists(1));

const LOADING = { name: 'Loading' };
const ROW = { name: /Flat Bench|Benches|1001|ada@example.com/ };

const loading = () => screen.queryByRole('status', LOADING);
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

/** The list itself, apart from what else is on its screen. */
const placeOf = async (path: string) =>
  within(
    path
      ? await screen.findByRole('main')
      : await screen.findByRole('region', { name: 'Low Stock Products' }),
  );

test.each(LISTS)('%s shows six rows of gray until its own are there', async (path, route) => {
  const release = api.hold(route);
  openAdmin(path);
  const place = await placeOf(path);
  expect((await place.findByRole('status', LOADING)).children).toHaveLength(6);
  release();
  await place.findByRole('row', ROW);
  expect(place.queryByRole('status', LOADING)).toBeNull();
});

test.each(LISTS)('%s says when it is empty', async (path, _route, text) => {
  answerLists(0);
  openAdmin(path);
  const place = await placeOf(path);
  await place.findByText(text);
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

test.each(LISTS)('%s says when it failed, and comes when tried again', async (path, route) => {
  api.refuse(route, 503, CLOSED);
  openAdmin(path);
  const place = await placeOf(path);
  await place.findByText('Something went wrong!');
  place.getByText(CLOSED);
  api.cut(route);
  await userEvent.click(place.getByRole('button', { name: 'Try again' }));
  await place.findByText(AWAY);
  answerLists(1);
  await userEvent.click(place.getByRole('button', { name: 'Try again' }));
  await place.findByRole('row', ROW);
});

test('rows that are there stay while the next page is on its way', async () => {
  api.answer('GET /api/orders', [order()], orderMeta(26));
  openAdmin('/order-management');
  const row = await screen.findByRole('row', { name: /1001/ });
  api.answer('GET /api/orders', [order({ _id: 'order-1002', number: 1002 })], orderMeta(26));
  const release = api.hold('GET /api/orders');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(row.closest('[aria-busy=true]')).not.toBeNull());
  release();
  await screen.findByRole('row', { name: /1002/ });
  expect(row.isConnected).toBe(false);
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
});

test('the latest orders have these states, too', async () => {
  const route = 'GET /api/orders';
  api.refuse(route, 503, CLOSED);
  const release = api.hold(route);
  openAdmin();
  const latest = within(await screen.findByRole('region', { name: 'Latest orders' }));
  await latest.findByRole('status', LOADING);
  release();
  await latest.findByText(CLOSED);
  answerLists(0);
  await userEvent.click(latest.getByRole('button', { name: 'Try again' }));
  await latest.findByText('No orders yet');
  answerLists(1);
  await act(() => queryClient.invalidateQueries());
  await latest.findByRole('link', { name: 'Details of order 1001' });
});

const RECORDS = [
  ['product-management/products/edit/flat-bench', 'GET /api/products/{id}', 'Edit Product'],
  ['category-management/categories/edit/benches', 'GET /api/categories/{id}', 'Edit Category'],
  ['order-management/order-1001', 'GET /api/orders/{id}', 'Order 1001'],
] as const;

function answerRecords(): void {
  api.answer('GET /api/products/{id}', product());
  api.answer('GET /api/categories/{id}', category());
  api.answer('GET /api/orders/{id}', order());
  api.answer('GET /api/orders/{id}/notes', []);
  api.answer('GET /api/invoices/order/{orderId}', []);
}

test.each(RECORDS)('%s loads, fails and comes when tried again', async (path, route, title) => {
  answerRecords();
  api.refuse(route, 503, CLOSED);
  const release = api.hold(route);
  openAdmin(`/${path}`);
  await screen.findByRole('status', LOADING);
  release();
  await screen.findByRole('heading', { name: 'Something went wrong!' });
  within(screen.getByRole('main')).getByText(CLOSED);
  expect(loading()).toBeNull();
  answerRecords();
  await userEvent.click(tryAgain());
  await screen.findByRole('heading', { level: 1, name: title });
  expect(loading()).toBeNull();
});
