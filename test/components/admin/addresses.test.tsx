import { screen } from '@testing-library/react/pure';
import { main, openAdmin, startBackOffice } from '../support/back-office';
import { listMeta } from '../support/records';

const api = startBackOffice();

const NOBODY = '01900000-0000-7000-8000-000000000000';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  '/product-management/products/create',
  `/product-management/products/${NOBODY}`,
  `/product-management/products/${NOBODY}/show`,
  `/category-management/categories/${NOBODY}`,
  '/category-management/categories/create',
  `/order-management/${NOBODY}/show`,
  '/user-management/create',
  `/newsletter-management/subscribers/${NOBODY}`,
  '/audit/create',
  '/audit/security/create',
])('%s, which React-Admin would have, is no second address of a screen', async (path) => {
  openAdmin(path);
  await screen.findByText('This page does not exist.');
  await title('404');
});

test.each([
  ['/product-management/products/edit/', 'GET /api/products/{id}', 'Product not found'],
  ['/category-management/categories/edit/', 'GET /api/categories/{id}', 'Category not found'],
  ['/order-management/', 'GET /api/orders/{id}', 'Order not found'],
] as const)('%s of nothing says what is not there', async (path, route, text) => {
  // The form of a product asks for both at once.
  api.answer('GET /api/categories', [], listMeta(0));
  api.refuse(route, 404, text);
  openAdmin(path + NOBODY);
  await title('404');
  await screen.findByText(text);
  expect(main().queryByRole('button', { name: 'Try again' })).toBeNull();
});
