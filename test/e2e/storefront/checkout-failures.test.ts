import type { Page } from 'playwright-core';
import { answer, count, cut, hold } from '../../support/calls.js';
import {
  atCheckout,
  CARD,
  challenge,
  fillCard,
  paid,
  payBehind,
  payButton,
  payWith,
  plentifulProduct,
} from '../../support/checkout-screen.js';
import { eventually } from '../../support/eventually.js';
import { money, type Product } from '../../support/product-fixtures.js';
import { button, field, heading, link } from '../../support/screen.js';
import type { Shopper } from '../../support/shopper.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();
const CREATE = /api\/orders\/create-order$/;
const PROVIDER = /sandbox\/stripe\/v1\//;
const RECEIVED = 'Your payment was received. We are confirming your order.';

let product: Product;
beforeAll(async () => {
  product = await plentifulProduct(front);
});

const problem = (page: Page, text: string) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text }).waitFor();
const ordersOf = async ({ api }: Shopper) => (await api.get<unknown[]>('orders/user')).data.length;

/** Nothing on the page invites to pay, or to try, again. */
async function expectNoSecondPayment(page: Page): Promise<void> {
  await waitUntil(() => payButton(page).count()).toBe(0);
  await waitUntil(() => field(page, 'Card number').count()).toBe(0);
  expect(await page.getByRole('main').innerText()).not.toMatch(/again|pay now|proceed/i);
}

test.each([
  ['declined', CARD.declined, 'Payment failed: Your card was declined.'],
  ['without funds', CARD.insufficient, 'Payment failed: Your card has insufficient funds.'],
])('a card that is %s is told, and another one pays', async (_name, number, text) => {
  const { page, shopper } = await atCheckout(front, product);
  front.browserErrors.expectStatus(402);
  await payWith(page, number);
  await problem(page, text);
  await payWith(page, CARD.good);
  await paid(page);
  expect(await ordersOf(shopper)).toBe(1);
});

test('the bank’s question: closed, failed, then completed', async () => {
  const { page, shopper } = await atCheckout(front, product);
  const refused = 'Payment failed: We are unable to authenticate your payment method.';
  await payWith(page, CARD.challenged);
  await challenge(page).waitFor();
  await page.keyboard.press('Escape');
  await problem(page, refused);
  await payWith(page, CARD.challenged);
  await button(challenge(page), 'Fail').click();
  await problem(page, refused);
  expect(await ordersOf(shopper)).toBe(0);
  await payWith(page, CARD.challenged);
  await button(challenge(page), 'Complete').click();
  await paid(page);
  expect(await ordersOf(shopper)).toBe(1);
});

test('the card form cannot be had: said, and tried again', async () => {
  const shopper = await front.newShopper();
  await shopper.api.post('cart/create-cart', { product: product._id, quantity: 1 });
  const page = await front.window(shopper);
  front.browserErrors.expectNoNetwork();
  await cut(page, /stripe\.js/);
  await page.goto('/user/checkout');
  await problem(page, 'The card form could not be loaded.');
  await waitUntil(() => payButton(page).isDisabled()).toBe(true);
  await page.unroute(/stripe\.js/);
  await button(page, 'Try again').click();
  await field(page, 'Card number').waitFor();
});

test('the card provider does not answer: nothing is paid, and the next try goes through', async () => {
  const { page, shopper } = await atCheckout(front, product);
  front.browserErrors.expectNoNetwork();
  await cut(page, PROVIDER);
  await payWith(page, CARD.good);
  await problem(page, 'Payment failed: ');
  await page.unroute(PROVIDER);
  await payWith(page, CARD.good);
  await paid(page);
  expect(await ordersOf(shopper)).toBe(1);
});

test('the shop does not answer, or fails, before the card: an error occurred', async () => {
  const { page } = await atCheckout(front, product);
  front.browserErrors.expectStatus(500);
  front.browserErrors.expectNoNetwork();
  const text = 'An error occurred during checkout. Please try again.';
  await answer(page, /api\/payment$/, { status: 500 });
  await payWith(page, CARD.good);
  await problem(page, text);
  await page.unroute(/api\/payment$/);
  await cut(page, /api\/payment$/);
  const failed = page.waitForEvent('requestfailed');
  await payButton(page).click();
  await failed;
  await problem(page, text);
});

test('the card form breaks: an error occurred, and the next try goes through', async () => {
  const { page, shopper } = await atCheckout(front, product);
  await page.route(/\/confirm$/, (route) => route.fulfill({ json: null }), { times: 1 });
  await payWith(page, CARD.good);
  await problem(page, 'An error occurred during checkout. Please try again.');
  await payWith(page, CARD.good);
  await paid(page);
  expect(await ordersOf(shopper)).toBe(1);
});

test('the cart has changed in another tab: the new total is named, and is what is paid', async () => {
  const { page, shopper } = await atCheckout(front, product);
  front.browserErrors.expectStatus(409);
  await payBehind(page, () =>
    shopper.api.post('cart/create-cart', { product: product._id, quantity: 1 }),
  );
  const total = money(Math.round(product.finalPrice * 200) / 100);
  await problem(page, `Your cart has changed. The new total is ${total}.`);
  await page.getByText('Quantity: 2', { exact: true }).waitFor();
  await payWith(page, CARD.good);
  await paid(page);
  const { data } = await shopper.api.get<{ totalPrice: number }[]>('orders/user');
  expect(data.map(({ totalPrice }) => money(totalPrice))).toEqual([total]);
});

test('somebody else has bought the last one: said by name, nothing is paid', async () => {
  const { data } = await front.api.get<Product[]>('products?limit=40&sort=asc');
  const last = data.find(({ _id, quantity }) => quantity > 0 && _id !== product._id)!;
  const { page, shopper } = await atCheckout(front, last);
  front.browserErrors.expectStatus(409);
  const { api } = await front.admin();
  const asked = count(page, PROVIDER);
  await payBehind(page, () => api.put(`products/${last._id}`, { quantity: 0 }));
  await problem(page, last.name);
  expect(asked()).toBe(0);
  expect(await ordersOf(shopper)).toBe(0);
});

test('a reload while the bank asks: it asks again', async () => {
  const { page, shopper } = await atCheckout(front, product);
  await payWith(page, CARD.challenged);
  await challenge(page).waitFor();
  await page.reload();
  await button(challenge(page), 'Complete').click();
  await paid(page);
  expect(await ordersOf(shopper)).toBe(1);
});

test('a reload after the card has paid: the order comes, once', async () => {
  const { page, shopper } = await atCheckout(front, product);
  const release = await hold(page, CREATE);
  await payWith(page, CARD.good);
  await heading(page, RECEIVED).waitFor();
  await page.unroute(CREATE);
  release();
  await page.reload();
  await paid(page);
  expect(await ordersOf(shopper)).toBe(1);
});

test('a double click pays once', async () => {
  const { page, shopper } = await atCheckout(front, product);
  const [started, confirmed] = [count(page, /api\/payment$/), count(page, /\/confirm$/)];
  await fillCard(page, CARD.good);
  await payButton(page).dblclick();
  await paid(page);
  expect([started(), confirmed()]).toEqual([1, 1]);
  expect(await ordersOf(shopper)).toBe(1);
});

test('after the card nothing invites to pay again, however long the order takes', async () => {
  const { page, shopper } = await atCheckout(front, product);
  front.browserErrors.expectStatus(503);
  await page.clock.install();
  await answer(page, CREATE, { status: 503, message: 'The shop is busy.' });
  await payWith(page, CARD.good);
  await heading(page, RECEIVED).waitFor();
  await page.getByText('This takes a moment. Please stay on this page.').waitFor();
  await expectNoSecondPayment(page);
  const slow = page.getByRole('status').filter({ hasText: 'This is taking longer than usual.' });
  await eventually(async () => {
    await page.clock.runFor(2_000);
    expect(await slow.count()).toBe(1);
  });
  await expectNoSecondPayment(page);
  await link(page.getByRole('main'), 'View My Orders').waitFor();
  await page.unroute(CREATE);
  await eventually(async () => {
    await page.clock.runFor(15_000);
    expect(await heading(page, 'Payment Successful!').count()).toBe(1);
  });
  expect(await ordersOf(shopper)).toBe(1);
});

test('a paid order that cannot be made says what happens, and nothing about paying', async () => {
  const { page } = await atCheckout(front, product);
  front.browserErrors.expectStatus(409);
  const message = 'Your payment is being refunded.';
  await answer(page, CREATE, { status: 409, message, code: 'refunding' });
  await payWith(page, CARD.good);
  await heading(page, message).waitFor();
  await expectNoSecondPayment(page);
  await link(page.getByRole('main'), 'View My Orders').waitFor();
});
