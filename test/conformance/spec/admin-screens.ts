import type { Screen } from './screens.js';

/** Section 2.3 and 2.13. */
export const ADMIN_SCREENS: readonly Screen[] = [
  {
    ...{ path: '/admin/profile', as: 'admin' },
    links: { 'Edit name': '/admin/profile/edit', 'Change Password': '/change-password' },
  },
  {
    ...{ path: '/admin/profile/edit', as: 'admin' },
    headings: ['Edit Profile'],
    buttons: ['Save Changes'],
  },
  {
    ...{ path: '/admin/dashboard', as: 'admin' },
    headings: [
      ...['Admin Dashboard', 'Total Users', 'Total Products', 'Pending Shipments'],
      ...['Revenue Overview', 'Order Status Breakdown', 'Low Stock Products'],
    ],
    texts: [/^Admins/, /^Users/, /^Unique Products/, /^Total Stock/],
    buttons: [/^Restock /],
    columns: ['Image', 'Name', 'Price', 'Quantity', 'Actions'],
  },
  {
    ...{ path: '/admin/dashboard/product-management/products', as: 'admin' },
    headings: ['Products'],
    fields: { 'Search products': {}, Category: {}, Sort: {} },
    texts: ['All Categories'],
    buttons: [/^Delete /, 'Previous', 'Next'],
    columns: ['Image', 'Name', 'Price', 'Quantity', 'Actions'],
  },
  {
    ...{ path: '/admin/dashboard/product-management/products/edit/{product}', as: 'admin' },
    headings: ['Edit Product'],
    fields: { Name: {}, Price: {}, Quantity: {}, Description: {}, 'Add Discount': {} },
    buttons: ['Update Product'],
  },
  {
    ...{ path: '/admin/dashboard/product-management/add-product', as: 'admin' },
    headings: ['Add Product'],
    fields: {
      ...{ Name: {}, Price: {}, Quantity: {}, Category: {}, Description: {} },
      'Add Discount': { type: 'checkbox' },
      'Choose images': { type: 'file' },
    },
    buttons: ['Add Product'],
  },
  {
    ...{ path: '/admin/dashboard/category-management/categories', as: 'admin' },
    headings: ['Categories'],
    buttons: [/^Delete /],
    columns: ['Icon', 'Title', 'Actions'],
  },
  {
    ...{ path: '/admin/dashboard/category-management/add-category', as: 'admin' },
    headings: ['Add Category'],
    fields: { Title: {}, 'Choose icon': { type: 'file' } },
    buttons: ['Add Category'],
  },
  {
    ...{ path: '/admin/dashboard/category-management/categories/edit/{category}', as: 'admin' },
    headings: ['Edit Category'],
    fields: { Title: {}, 'Choose icon': { type: 'file' } },
    buttons: ['Update Category'],
  },
  {
    ...{ path: '/admin/dashboard/order-management', as: 'admin' },
    headings: ['Orders'],
    columns: ['Order', 'Date', 'Status', 'Total', 'Actions'],
    texts: ['Details', /^\d{4}-\d\d-\d\d$/],
  },
  {
    ...{ path: '/admin/dashboard/order-management/{order}', as: 'admin' },
    headings: ['Billing details', 'Shipping details'],
    texts: [/^\d{4}-\d\d-\d\d$/, 'Total'],
    links: { 'Back to Orders': '/admin/dashboard/order-management' },
    columns: ['Image', 'Name', 'Quantity', 'Price', 'Subtotal'],
  },
  {
    ...{ path: '/admin/dashboard/user-management', as: 'admin' },
    headings: ['Users'],
    columns: ['Avatar', 'Name', 'Email', 'Role'],
    buttons: ['Make Admin'],
    texts: ['No actions available'],
  },
  {
    ...{ path: '/admin/dashboard/newsletter-management/subscribers', as: 'admin' },
    headings: ['Subscribers'],
    columns: ['Email', 'Status'],
    buttons: ['Cancel Subscription'],
    texts: ['No actions available', 'active'],
  },
];
