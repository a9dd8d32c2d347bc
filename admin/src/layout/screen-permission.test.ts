import { screenPermission } from './screen-permission';

it.each([
  ['/admin/dashboard', undefined],
  ['/admin/dashboard/product-management/products', undefined],
  ['/admin/dashboard/product-management/products/edit/1', 'products.change'],
  ['/admin/dashboard/order-management/1', 'orders.see'],
  ['/admin/dashboard/order-management-of-others', undefined],
  ['/admin/dashboard/audit/security', 'audit.see'],
  ['/admin/dashboard/staff-management', 'staff.see'],
  ['/admin/dashboard/message-management/1', 'messages.see'],
  ['/admin/dashboard/newsletter-management/campaigns/edit/1', 'campaigns.see'],
])('%s needs %s', (path, permission) => {
  expect(screenPermission(path)).toBe(permission);
});
