import type { Page } from 'playwright-core';
import type { Product } from './product-fixtures.js';
import { follow, open, until } from './screen.js';
import { buy, type Shopper } from './shopper.js';
import type { Storefront } from './storefront.js';

/** A path of the storefront, and a text that shows that it is complete. */
export interface Screen {
  readonly path: string;
  readonly text: string | RegExp;
}

const screen = (path: string, text: string | RegExp): Screen => ({ path, text });

/** Screens for guests. */
export async function guestScreens(front: Storefront): Promise<Screen[]> {
  const product = await someProduct(front);
  return [
    screen('/', 'Image Gallery'),
    screen('/products', product.name),
    screen(`/products?category=${product.category._id}&maxPrice=90000`, product.name),
    screen('/products?searchTerm=zzzz', 'No Products Found'),
    screen(`/products/${product._id}`, product.name),
    screen(GONE, 'Error loading product details.'),
    screen('/about', 'About Us'),
    screen('/about#faqs', 'FAQs'),
    screen('/contact', 'Send Us a Message'),
    screen('/nowhere', '404'),
    screen('/login', 'Welcome back'),
    screen('/register', /^Join the/),
    screen('/forget-password', 'Forgotten your password?'),
    screen('/reset-password?token=some', 'Set a new password'),
    screen('/reset-password', 'Set a new password'),
    screen('/login-link?token=some', 'Log in on this device?'),
    screen('/undo-email-change?token=some', 'Undo the change of your email address?'),
    screen('/newsletter/unsubscribe?token=some', 'Unsubscribe from the newsletter?'),
    screen('/newsletter/confirm?token=some', 'Newsletter'),
  ];
}

const GONE = '/products/01900000-0000-7000-8000-000000000000';

/** Screens of a shopper who has just signed up. */
export const SHOPPER_SCREENS: readonly Screen[] = [
  screen('/user/profile', 'No recent orders found.'),
  screen('/user/profile/edit', 'Edit Profile'),
  screen('/user/orders', 'You have not placed any orders yet.'),
  screen('/user/cart', 'Your cart is empty.'),
  screen('/user/checkout', 'Your cart is empty.'),
  screen('/change-password', 'Change password'),
];

/** Screens of a customer made by `newCustomer`. */
export const CUSTOMER_SCREENS: readonly Screen[] = [
  screen('/user/profile', 'Recent Orders'),
  screen('/user/orders', 'My Orders'),
  screen('/user/cart', 'Proceed to Checkout'),
  screen('/user/checkout', 'Proceed to Payment'),
  screen('/user/success', 'Payment Successful!'),
];

/** The most expensive product, which is first in the list. */
export async function someProduct(front: Storefront): Promise<Product> {
  return (await front.api.get<Product[]>('products?limit=1')).data[0]!;
}

/** A user with two orders and a cart. */
export async function newCustomer(front: Storefront): Promise<Shopper> {
  const customer = await front.newShopper('Augusta King');
  const { data } = await front.api.get<Product[]>('products?limit=40&maxPrice=300');
  const [first, second, third] = data.filter(({ quantity }) => quantity >= 10);
  await buy(front.url, customer, [first!, 1]);
  await buy(front.url, customer, [first!, 2], [second!, 1]);
  for (const [product, quantity] of [
    [second!, 1],
    [third!, 3],
  ] as const) {
    await customer.api.post('cart/create-cart', { product: product._id, quantity });
  }
  return customer;
}

/**
 * Opens a screen, by the router where the storefront is open already, and waits until it is
 * complete.
 */
export async function visitScreen(page: Page, { path, text }: Screen): Promise<void> {
  if (path === '/user/success') await pretendPaid(page);
  else if (page.url().startsWith('http')) await goTo(page, path);
  else await open(page, path);
  await page.getByRole('main').getByText(text, { exact: true }).first().waitFor();
  await until(page, "!document.querySelector('main .animate-pulse')");
}

const NOWHERE = '/nowhere';

/**
 * Navigates by way of a screen without data, so that content of the previous one is not mistaken
 * for the next one's.
 */
async function goTo(page: Page, path: string): Promise<void> {
  await follow(page, NOWHERE);
  await page.getByRole('main').getByText('404').waitFor();
  if (path !== NOWHERE) await follow(page, path);
}

/**
 * The success screen is shown only to users who come from the checkout, as recorded in the history
 * state.
 */
async function pretendPaid(page: Page): Promise<void> {
  await open(page, '/user/orders');
  await page.evaluate(
    "history.replaceState({ usr: { order: { number: 100123 } }, key: 'paid', idx: 0 }, '', '/user/success')",
  );
  await page.reload();
}
