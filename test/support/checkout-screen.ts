import type { Page } from 'playwright-core';
import { hold } from './calls.js';
import type { Product } from './product-fixtures.js';
import { button, field, heading, open } from './screen.js';
import type { Shopper } from './shopper.js';
import type { Storefront, WindowOptions } from './storefront.js';

export const CARD = {
  good: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  challenged: '4000002500003155',
};

/** Where the shop is asked whether this may be paid. */
const PAYMENT = /api\/payment$/;

const DETAILS: Readonly<Record<string, string>> = {
  'Phone Number': '2075550142',
  'Street Address': '18 Harbor Lane',
  City: 'Portland',
  'State/Province': 'ME',
  'ZIP Code': '04101',
};

/** Fills the fields that are not known from the account yet. */
export async function fillDetails(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(DETAILS)) await field(page, label).fill(text);
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await field(page, 'Card number').fill(number);
  await field(page, 'Expiry').fill('12 / 50');
  await field(page, 'CVC').fill('123');
}

export const payButton = (page: Page) => button(page, 'Proceed to Payment');

export async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await payButton(page).click();
}

/** Pays by a good card, and makes a change before the shop is asked: the page, which reads anew on each focus, knows nothing of it. */
export async function payBehind(page: Page, change: () => Promise<unknown>): Promise<void> {
  await fillCard(page, CARD.good);
  const release = await hold(page, PAYMENT, 1);
  const asked = page.waitForRequest(PAYMENT);
  await payButton(page).click();
  await asked;
  await change();
  release();
}

/** The authentication dialog of the card stand-in. */
export const challenge = (page: Page) => page.getByRole('dialog', { name: 'Confirm your payment' });

export const paid = (page: Page) => heading(page, 'Payment Successful!').waitFor();

/** A product for a few hundred dollars at most, of which there are enough for a file's tests. */
export async function plentifulProduct(front: Storefront): Promise<Product> {
  const { data } = await front.api.get<Product[]>('products?limit=40&maxPrice=200');
  const found = data.find(({ quantity }) => quantity >= 20);
  if (!found) throw new Error('no product of which there are many');
  return found;
}

/** A shopper at the checkout with everything but the card filled in. */
export async function atCheckout(
  front: Storefront,
  product: Product,
  options: WindowOptions = {},
): Promise<{ page: Page; shopper: Shopper }> {
  const shopper = await front.newShopper();
  await shopper.api.post('cart/create-cart', { product: product._id, quantity: 1 });
  const page = await front.window(shopper, options);
  await open(page, '/user/checkout');
  await field(page, 'Card number').waitFor();
  await fillDetails(page);
  return { page, shopper };
}
