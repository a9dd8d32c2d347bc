import type { Page } from 'playwright-core';
import { hold } from '../../support/calls.js';
import {
  CARD,
  challenge,
  fillDetails,
  paid,
  payButton,
  payWith,
  plentifulProduct,
} from '../../support/checkout-screen.js';
import type { Product } from '../../support/product-fixtures.js';
import { button, field, heading } from '../../support/screen.js';
import type { Shopper } from '../../support/shopper.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();
const CREATE = /api\/orders\/create-order$/;
const REFUSED = 'Payment failed: We are unable to authenticate your payment method.';
const RECEIVED = 'Your payment was received. We are confirming your order.';

let product: Product;
beforeAll(async () => {
  product = await plentifulProduct(front);
});

const cart = (page: Page) => heading(page, 'Cart Items').waitFor();
const checkOut = (page: Page) => button(page, 'Proceed to Checkout').click();

/** A shopper who has come to the checkout out of the cart, and has filled in all but the card. */
async function fromTheCart(): Promise<{ page: Page; shopper: Shopper }> {
  const shopper = await front.newShopper();
  await shopper.api.post('cart/create-cart', { product: product._id, quantity: 1 });
  const page = await front.window(shopper);
  await page.goto('/user/cart');
  await checkOut(page);
  await field(page, 'Card number').waitFor();
  await fillDetails(page);
  return { page, shopper };
}

async function expectOneOrder({ api }: Shopper): Promise<void> {
  expect((await api.get<unknown[]>('orders/user')).data).toHaveLength(1);
  expect((await api.get<unknown[]>('cart/user')).data).toHaveLength(0);
}

test('Back after the card has paid: success is shown all the same', async () => {
  const { page, shopper } = await fromTheCart();
  const release = await hold(page, CREATE);
  await payWith(page, CARD.good);
  await heading(page, RECEIVED).waitFor();
  await page.goBack();
  await cart(page);
  release();
  await paid(page);
  await expectOneOrder(shopper);
});

test('Back while the bank asks: the question still stands, and its answer counts', async () => {
  const { page, shopper } = await fromTheCart();
  await payWith(page, CARD.challenged);
  await challenge(page).waitFor();
  await page.goBack();
  await cart(page);
  await button(challenge(page), 'Complete').click();
  await paid(page);
  await expectOneOrder(shopper);
});

test('Back while the bank asks, and it says no: that is told, and the cart can be paid', async () => {
  const { page, shopper } = await fromTheCart();
  await payWith(page, CARD.challenged);
  await challenge(page).waitFor();
  await page.goBack();
  await cart(page);
  await button(challenge(page), 'Fail').click();
  await page.getByRole('status').filter({ hasText: REFUSED }).waitFor();
  await checkOut(page);
  await payWith(page, CARD.good);
  await paid(page);
  await expectOneOrder(shopper);
});

test('Back while the bank asks, and a reload: the checkout asks again', async () => {
  const { page, shopper } = await fromTheCart();
  await payWith(page, CARD.challenged);
  await challenge(page).waitFor();
  await page.goBack();
  await cart(page);
  await page.reload();
  await checkOut(page);
  await button(challenge(page), 'Complete').click();
  await paid(page);
  await expectOneOrder(shopper);
  expect(await payButton(page).count()).toBe(0);
});
