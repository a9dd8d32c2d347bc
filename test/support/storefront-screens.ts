import type { Page } from 'playwright-core';
import type { Product } from './product-fixtures.js';
import { follow, open, until } from './screen.js';
import { buy, type Shopper } from './shopper.js';
import type { Storefront } from './storefront.js';

/** An address of the storefront, and a text by which one knows that all of it is there. */
export interface Screen {
  readonly path: string;
  readonly text: string | RegExp;
}

const screen = (path: string, text: string | RegExp): Screen => ({ path, text });

/** What everybody may see. */
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
    screen('/newsletter/unsubscribe?token=some', 'Unsubscribe from the newsletter?'),
    screen('/newsletter/confirm?token=some', 'Newsletter'),
  ];
}

const GONE = '/products/01900000-0000-7000-8000-000000000000';

/** What somebody sees who has just signed up. */
export const SHOPPER_SCREENS: readonly Screen[] = [
  screen('/user/profile', 'No recent orders found.'),
  screen('/user/profile/edit', 'Edit Profile'),
  screen('/user/orders', 'You have not placed any orders yet.'),
  screen('/user/cart', 'Your cart is empty.'),
  screen('/user/checkout', 'Your cart is empty.'),
  screen('/change-password', 'Change password'),
];

/** What a customer sees, of whom `newCustomer` makes one. */
export const CUSTOMER_SCREENS: readonly Screen[] = [
  screen('/user/profile', 'Recent Orders'),
  screen('/user/orders', 'My Orders'),
  screen('/user/cart', 'Proceed to Checkout'),
  screen('/user/checkout', 'Proceed to Payment'),
  screen('/user/success', 'Payment Successful!'),
];

/** The dearest product, which begins the list. */
export async function someProduct(front: Storefront): Promise<Product> {
  return (await front.api.get<Product[]>('products?limit=1')).data[0]!;
}

/** Somebody with two orders and a cart. */
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
 * Goes to a screen, by a link's way where the storefront is open already, and waits until all of it is
 * there.
 */
export async function visitScreen(page: Page, { path, text }: Screen): Promise<void> {
  if (path === '/user/success') await pretendPaid(page);
  else if (page.url().startsWith('http')) await goTo(page, path);
  else await open(page, path);
  await page.getByRole('main').getByText(text, { exact: true }).first().waitFor();
  await until(page, "!document.querySelector('main .animate-pulse')");
}

const NOWHERE = '/nowhere';

/** Goes by way of a screen without data, so that nothing of the one before is taken for the next one's. */
async function goTo(page: Page, path: string): Promise<void> {
  await follow(page, NOWHERE);
  await page.getByRole('main').getByText('404').waitFor();
  if (path !== NOWHERE) await follow(page, path);
}

/** The end of a purchase is shown to who comes from the checkout only, which the history knows. */
async function pretendPaid(page: Page): Promise<void> {
  await open(page, '/user/orders');
  await page.evaluate(
    "history.replaceState({ usr: { order: { number: 100123 } }, key: 'paid', idx: 0 }, '', '/user/success')",
  );
  await page.reload();
}
