const at = (path) => (page) => page.goto(`/admin/dashboard/${path}`);
const type = (label, text) => (page) => page.getByLabel(label).fill(text);
const link = (name) => (page) => page.getByRole('link', { name, exact: true }).click();
const tab = (name) => (page) => page.getByRole('tab', { name }).click();
const choose = (label, option) => (page) =>
  page.getByRole('combobox', { name: label }).selectOption({ label: option });

const ORDERS = at('order-management');
const PRODUCTS = at('product-management/products');
const USERS = at('user-management');
const SUBSCRIBERS = at('newsletter-management/subscribers');

const action = (name, prepare, press, list) => ({ name, act: { prepare, press, list } });

/** What an admin does with every list: opens it, changes its tab, searches, sorts and pages. */
export const actions = [
  action('products opened', USERS, link('Products'), 'products'),
  action('products searched', PRODUCTS, type('Search products', 'kettlebell'), 'products'),
  action(
    'products searched with a typo',
    PRODUCTS,
    type('Search products', 'ketlebell'),
    'products',
  ),
  action('products of a category', PRODUCTS, choose('Category', 'Cardio'), 'products'),
  action('products, cheapest first', PRODUCTS, choose('Sort', 'Price: low to high'), 'products'),
  action('categories opened', USERS, link('Categories'), 'categories'),
  action('orders opened', USERS, link('Order Management'), 'orders'),
  ...['Pending', 'Shipped', 'Delivered', 'Canceled', 'Returned'].map((name) =>
    action(`orders, tab ${name}`, ORDERS, tab(new RegExp(name, 'i')), 'orders'),
  ),
  action('orders by number', ORDERS, type('Search orders', '600000'), 'orders'),
  action('orders by name', ORDERS, type('Search orders', 'Cleo Turner'), 'orders'),
  action('orders by e-mail', ORDERS, type('Search orders', 'ada.adams.'), 'orders'),
  action('users opened', PRODUCTS, link('User Management'), 'users'),
  action('users searched', USERS, type('Search users', 'mia lopez'), 'users'),
  action('subscribers opened', USERS, link('Subscribers'), 'newsletter/subscribers'),
  action(
    'subscribers searched',
    SUBSCRIBERS,
    type('Search subscribers', 'quinn'),
    'newsletter/subscribers',
  ),
];
