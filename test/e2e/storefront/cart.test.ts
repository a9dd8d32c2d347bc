import type { Page } from 'playwright-core';
import { answer, hold, holdAnswers } from '../../support/calls.js';
import { money, type Product, toCents } from '../../support/product-fixtures.js';
import {
  button,
  heading,
  isFocused,
  link,
  open,
  region,
  skeletons,
  styleOf,
  textOf,
  expectToast,
} from '../../support/screen.js';
import type { Shopper } from '../../support/shopper.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();
const RED = 'rgb(198, 47, 56)';

let goods: Product[] = [];
beforeEach(async () => {
  const { data } = await front.api.get<Product[]>('products?limit=40&sort=asc');
  // What a test has left scarce is not for the next.
  goods = data.filter(({ quantity }) => quantity >= 10);
});

const product = (index: number): Product => {
  const found = goods[index];
  if (!found) throw new Error(`there is no product ${index}`);
  return found;
};
const row = (page: Page, index: number) =>
  page.getByRole('article', { name: product(index).name, exact: true });
const summary = (page: Page) => region(page, 'Summary');
const checkout = (page: Page) => button(page, 'Proceed to Checkout');

async function setStock(index: number, quantity: number): Promise<void> {
  const { api } = await front.admin();
  await api.put(`products/${product(index)._id}`, { quantity });
}

/** A shopper with these pieces of the cheapest products in the cart. */
async function shopperWith(...quantities: number[]): Promise<Shopper> {
  const shopper = await front.newShopper();
  for (const [index, quantity] of quantities.entries()) {
    await shopper.api.post('cart/create-cart', { product: product(index)._id, quantity });
  }
  return shopper;
}

async function openCart(shopper: Shopper): Promise<Page> {
  const page = await front.window(shopper);
  await open(page, '/user/cart');
  await heading(page, 'Cart Items').waitFor();
  return page;
}

test('an empty cart says so and leads to the products', async () => {
  const page = await openCart(await front.newShopper());
  await heading(page, 'Your cart is empty.').waitFor();
  await link(page.getByRole('main'), 'Shop Now').click();
  await page.waitForURL('**/products');
});

test('each row has image, name, price and stock; the summary adds up', async () => {
  const page = await openCart(await shopperWith(2, 1));
  for (const index of [0, 1]) {
    const { name, finalPrice, quantity } = product(index);
    await link(row(page, index), name).waitFor();
    await waitUntil(() => row(page, index).locator('img').count()).toBe(1);
    await row(page, index).getByText(money(finalPrice)).first().waitFor();
    await row(page, index).getByText(`Stock: ${quantity}`, { exact: true }).waitFor();
    await row(page, index).getByText('Remove', { exact: true }).waitFor();
  }
  const cents = 2 * toCents(product(0).finalPrice) + toCents(product(1).finalPrice);
  const total = money(cents / 100);
  await waitUntil(() => textOf(summary(page))).toContain(
    `Subtotal ${total} Delivery Charge $0.00 Total Total ${total}`,
  );
  await page.getByText('3 items', { exact: true }).waitFor();
});

test('plus and minus change at once, from 1 to the stock, one change at a time', async () => {
  await setStock(0, 2);
  const page = await openCart(await shopperWith(1));
  const [minus, plus] = [button(page, /^Decrease/), button(page, /^Increase/)];
  await waitUntil(() => minus.isDisabled()).toBe(true);
  const release = await hold(page, /api\/cart\/user\/./);
  await plus.click();
  const shown = row(page, 0).getByRole('status').first();
  await waitUntil(() => shown.innerText()).toBe('2');
  await waitUntil(() => minus.isDisabled()).toBe(true);
  release();
  await waitUntil(() => minus.isEnabled()).toBe(true);
  await waitUntil(() => plus.isDisabled()).toBe(true);
  await link(page, 'Cart, 2 items').waitFor();
  const announced = () => summary(page).locator('[aria-live=polite]').innerText();
  await waitUntil(announced).toContain(money((product(0).finalPrice * 200) / 100));
});

test('the badge counts all pieces, however many', async () => {
  await setStock(0, 200);
  const page = await openCart(await shopperWith(120));
  await waitUntil(() => link(page, 'Cart, 120 items').innerText()).toBe('120');
  await setStock(0, 40);
});

describe('a cart that was read before a change', () => {
  const CART = /api\/cart\/user$/;
  const ITEM = /api\/cart\/user\/./;
  const shown = (page: Page) => row(page, 0).getByRole('status').first();

  /** Presses plus; the cart that is read thereafter, with 2 pieces, does not arrive yet. */
  async function openWithOldAnswer(shopper: Shopper) {
    const page = await openCart(shopper);
    const letThrough = await holdAnswers(page, CART);
    const plus = button(page, `Increase quantity of ${product(0).name}`);
    await plus.click();
    await waitUntil(() => shown(page).innerText()).toBe('2');
    await waitUntil(() => plus.isEnabled()).toBe(true);
    return { page, plus, letThrough };
  }

  test('does not take the next press of plus back', async () => {
    const shopper = await shopperWith(1);
    const { page, plus, letThrough } = await openWithOldAnswer(shopper);
    const release = await hold(page, ITEM);
    await plus.click();
    await waitUntil(() => shown(page).innerText()).toBe('3');
    await letThrough();
    release();
    await waitUntil(() => plus.isEnabled()).toBe(true);
    await plus.click();
    await waitUntil(() => shown(page).innerText()).toBe('4');
    const stored = () => shopper.api.get<{ quantity: number }[]>('cart/user');
    await waitUntil(async () => (await stored()).data[0]?.quantity).toBe(4);
  });

  test('does not bring back what was removed', async () => {
    const { page, letThrough } = await openWithOldAnswer(await shopperWith(1, 1));
    const release = await hold(page, ITEM);
    await button(page, `Remove ${product(0).name}`).click();
    await row(page, 0).waitFor({ state: 'detached' });
    await letThrough();
    const removed = page.waitForResponse(ITEM);
    release();
    await removed;
    await waitUntil(() => row(page, 0).count()).toBe(0);
    await row(page, 1).waitFor();
  });
});

test('a removed row is gone at once, and the focus stays on the page', async () => {
  const page = await openCart(await shopperWith(1, 1));
  await button(page, `Remove ${product(0).name}`).click();
  await row(page, 0).waitFor({ state: 'detached' });
  await waitUntil(() => isFocused(heading(page, 'Cart Items'))).toBe(true);
  await button(page, `Remove ${product(1).name}`).click();
  await heading(page, 'Your cart is empty.').waitFor();
  await link(page, 'Cart, empty').waitFor();
});

test('a change that the server refuses is put back, with the reason', async () => {
  const page = await openCart(await shopperWith(2));
  front.browserErrors.expectStatus(409, 500);
  const item = /api\/cart\/user\/./;
  await answer(page, item, { status: 409, message: 'Only 2 left in stock', method: 'PUT' });
  await button(page, /^Increase/).click();
  await expectToast(page, 'Only 2 left in stock');
  await waitUntil(() => row(page, 0).getByRole('status').first().innerText()).toBe('2');
  await answer(page, item, { status: 500, method: 'PUT' });
  await button(page, /^Increase/).click();
  await expectToast(page, `The quantity of ${product(0).name} could not be changed.`);
  await answer(page, item, { status: 500, method: 'DELETE' });
  await button(page, `Remove ${product(0).name}`).click();
  await expectToast(page, `${product(0).name} could not be removed.`);
  await row(page, 0).waitFor();
});

test('more than the stock is red, and keeps one from the checkout until it is lowered', async () => {
  const shopper = await shopperWith(3);
  await setStock(0, 2);
  const page = await openCart(shopper);
  const stock = row(page, 0).getByText('Stock: 2', { exact: true });
  await stock.waitFor();
  await waitUntil(() => styleOf(stock, 'color')).toBe(RED);
  await waitUntil(() => checkout(page).isDisabled()).toBe(true);
  await page.getByText('Lower the quantities marked in red to continue.').waitFor();
  await waitUntil(() => button(page, /^Increase/).isDisabled()).toBe(true);
  await button(page, /^Decrease/).click();
  await waitUntil(() => checkout(page).isEnabled()).toBe(true);
  await waitUntil(() => styleOf(stock, 'color')).not.toBe(RED);

  await setStock(0, 0);
  await page.reload();
  await page.getByText('Remove sold-out items to continue.').waitFor();
  await waitUntil(() => checkout(page).isDisabled()).toBe(true);
});

test('what is no longer sold is named, not counted, and has to go', async () => {
  const shopper = await shopperWith(1, 1, 1);
  const gone = product(2);
  await (await front.admin()).api.delete(`products/${gone._id}`);
  const page = await openCart(shopper);
  const article = page.getByRole('article', { name: gone.name, exact: true });
  await article.getByText('No longer available').waitFor();
  await page.getByText('Remove items that are no longer available to continue.').waitFor();
  await waitUntil(() => checkout(page).isDisabled()).toBe(true);
  await button(page, `Remove ${gone.name}`).click();
  await waitUntil(() => checkout(page).isEnabled()).toBe(true);
  await checkout(page).click();
  await page.waitForURL('**/user/checkout');
});

test('a price that has changed since is told', async () => {
  const shopper = await shopperWith(1);
  const page = await openCart(shopper);
  const { _id, finalPrice } = product(0);
  await row(page, 0).waitFor();
  const { api } = await front.admin();
  await api.put(`products/${_id}`, { price: Math.ceil(finalPrice) + 5, discount: 0 });
  await page.reload();
  const text = `The price has changed since you last looked. It was ${money(finalPrice)}.`;
  await row(page, 0).getByText(text).waitFor();
});

test('a skeleton while it loads; a failure says so and can be tried again', async () => {
  const shopper = await shopperWith(1);
  const page = await front.window(shopper);
  const release = await hold(page, /api\/cart\/user$/);
  await open(page, '/user/cart');
  const loading = page.getByRole('status', { name: 'Loading your cart' });
  await loading.waitFor();
  // Three rows of four shapes, and the summary.
  await waitUntil(() => skeletons(loading).count()).toBe(3 * 4 + 1);
  release();
  await row(page, 0).waitFor();

  await answer(page, /api\/cart\/user$/, { status: 500, message: 'Something went wrong.' });
  front.browserErrors.expectStatus(500);
  await page.reload();
  await page.getByRole('alert').filter({ hasText: 'Your cart could not be loaded.' }).waitFor();
  await page.unroute(/api\/cart\/user$/);
  await button(page, 'Try again').click();
  await row(page, 0).waitFor();
});
