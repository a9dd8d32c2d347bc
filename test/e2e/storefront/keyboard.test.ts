import type { Locator, Page } from 'playwright-core';
import {
  atCheckout,
  CARD,
  challenge,
  fillCard,
  fillDetails,
  payButton,
  payWith,
} from '../../support/checkout-screen.js';
import type { Product } from '../../support/product-fixtures.js';
import { focusAtOnce } from '../../support/timing.js';
import {
  button,
  field,
  heading,
  isFocused,
  link,
  open,
  region,
  expectToast,
} from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

/** What has the focus and is not seen to have it, by an outline of 2 px at least or a ring. */
const UNSEEN = `(() => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement);
  const isSeen = boxShadow !== 'none' || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
  return isSeen || document.activeElement === document.body ? '' : document.activeElement.outerHTML;
})()`;

/** Presses Tab until the place has the focus; wherever it comes on the way, it is seen. */
async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press(key);
    expect(await page.evaluate(UNSEEN)).toBe('');
    if (await isFocused(place)) return;
  }
  throw new Error('the focus never came there');
}

async function press(page: Page, place: Locator, key = 'Enter', way = 'Tab'): Promise<void> {
  await place.waitFor();
  await tabTo(page, place, way);
  await page.keyboard.press(key);
}

async function type(page: Page, place: Locator, text: string): Promise<void> {
  await place.waitFor();
  await tabTo(page, place);
  await page.keyboard.type(text);
}

test('a purchase by keyboard alone, from the home page to the paid order', async () => {
  const shopper = await front.newShopper();
  const page = await front.window();
  await open(page, '/');
  await press(page, link(page, 'Skip to content'));
  await press(page, link(page.getByRole('main'), 'Shop Now'));
  await heading(page, 'Discover Our Premium Products').waitFor();

  await press(page, page.getByRole('button', { name: /^Categories/ }), 'Space');
  const categories = page.getByRole('listbox', { name: 'Categories' });
  await waitUntil(() => isFocused(categories.getByRole('option').first())).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.waitForURL(/categories=/);
  await page.keyboard.press('Escape');
  await waitUntil(() => isFocused(page.getByRole('button', { name: /^Categories/ }))).toBe(true);
  await tabTo(page, field(page, 'Maximum price'));
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 60; steps++) await page.keyboard.press('ArrowRight');
  await page.waitForURL(/maxPrice=700/);
  await tabTo(page, field(page, 'Sort by'));
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/sort=asc/);

  const { data } = await front.api.get<Product[]>(`products${new URL(page.url()).search}`);
  const name = data[0]?.name ?? '';
  await region(page, 'Products').getByRole('article').first().getByText(name).waitFor();
  await press(page, button(page, `Add ${name} to cart`));
  await page.waitForURL('**/login');
  await type(page, field(page, 'Email Address'), shopper.email);
  await type(page, field(page, 'Password'), shopper.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/sort=asc/);

  await press(page, link(page, 'Cart, 1 item'), 'Enter', 'Shift+Tab');
  await heading(page, 'Cart Items').waitFor();
  await press(page, button(page, `Increase quantity of ${name}`), 'Space');
  await link(page, 'Cart, 2 items').waitFor();
  await press(page, button(page, 'Proceed to Checkout'));

  await type(page, field(page, 'Phone Number'), '2075550142');
  await type(page, field(page, 'Street Address'), '18 Harbor Lane');
  await type(page, field(page, 'City'), 'Portland');
  await type(page, field(page, 'State/Province'), 'ME');
  await type(page, field(page, 'ZIP Code'), '04101');
  await type(page, field(page, 'Card number'), `${CARD.good}1250123`);
  await press(page, payButton(page));
  await heading(page, 'Payment Successful!').waitFor();
  await press(page, link(page.getByRole('main'), 'View My Orders'));
  await press(page, page.getByRole('button', { name: /^Show details of order/ }), 'Space');
  await region(page, 'Shipping details').waitFor();
});

test('the focus comes back from the menus', async () => {
  const page = await front.window(await front.newShopper());
  await open(page, '/');
  const account = button(page, 'Account');
  await press(page, account);
  await tabTo(page, link(page.locator('#account-menu'), 'My Orders'));
  await page.keyboard.press('Escape');
  await waitUntil(() => isFocused(account)).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await press(page, button(page, 'Open menu'), 'Enter', 'Tab');
  await tabTo(page, menu.getByRole('link').nth(2));
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await waitUntil(() => isFocused(button(page, 'Open menu'))).toBe(true);
});

test('what changes the results goes away with them: the focus stands before those that come', async () => {
  const page = await front.window();
  await open(page, '/products');
  const results = heading(page, 'Products');
  await press(page, button(page, 'Next'));
  await page.waitForURL('**/products?page=2');
  await waitUntil(() => isFocused(results)).toBe(true);
  const first = region(page, 'Products').getByRole('article').first();
  await first.waitFor();
  await page.keyboard.press('Tab');
  await waitUntil(() => isFocused(first.getByRole('heading').getByRole('link'))).toBe(true);

  await open(page, '/products?searchTerm=zzzzqqqq&sort=asc');
  await press(page, button(page, 'Remove filter: “zzzzqqqq”'));
  await page.waitForURL('**/products?sort=asc');
  await waitUntil(() => isFocused(results)).toBe(true);
  await open(page, '/products?searchTerm=zzzzqqqq');
  await press(page, button(page, 'Show all products'));
  await waitUntil(() => isFocused(results)).toBe(true);
});

test('what is pressed by keyboard keeps the focus while it is busy, and at its limit', async () => {
  const shopper = await front.newShopper();
  const page = await front.window(shopper);
  const { data } = await front.api.get<Product[]>('products?limit=1&maxPrice=200');
  const { _id, name } = data[0]!;
  await (await front.admin()).api.put(`products/${_id}`, { quantity: 3 });
  await open(page, '/products?maxPrice=200');
  const onCard = button(page, `Add ${name} to cart`);
  await press(page, onCard);
  await link(page, 'Cart, 1 item').waitFor();
  expect(await isFocused(onCard)).toBe(true);

  await open(page, `/products/${_id}`);
  const onPage = button(page, 'Add To Cart');
  await press(page, onPage, 'Space');
  await link(page, 'Cart, 2 items').waitFor();
  expect(await isFocused(onPage)).toBe(true);

  await open(page, '/user/cart');
  const plus = button(page, `Increase quantity of ${name}`);
  await press(page, plus);
  await link(page, 'Cart, 3 items').waitFor();
  await waitUntil(() => plus.isDisabled()).toBe(true);
  expect(await isFocused(plus)).toBe(true);
});

test('the bank’s question holds the focus; its answer has it then', async () => {
  const shopper = await front.newShopper();
  const { data } = await front.api.get<Product[]>('products?limit=1&maxPrice=200');
  await shopper.api.post('cart/create-cart', { product: data[0]?._id, quantity: 1 });
  const page = await front.window(shopper);
  await open(page, '/user/checkout');
  await field(page, 'Card number').waitFor();
  await fillDetails(page);
  await payWith(page, CARD.challenged);
  await challenge(page).waitFor();
  for (const name of ['Complete', 'Fail', 'Complete']) {
    await waitUntil(() => isFocused(button(challenge(page), name))).toBe(true);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  const problem = page.getByRole('alert').filter({ hasText: 'Payment failed: ' });
  await problem.waitFor();
  await waitUntil(() => isFocused(problem)).toBe(true);
  await tabTo(page, payButton(page));
});

test('on another page the focus stands at its beginning, and messages are announced', async () => {
  const page = await front.window(await front.newShopper());
  await open(page, '/');
  await press(page, link(page.getByRole('navigation', { name: 'Main' }), 'Products'));
  await heading(page, 'Discover Our Premium Products').waitFor();
  await waitUntil(() => isFocused(page.locator('#main'))).toBe(true);
  await press(page, page.getByRole('button', { name: /^Add .* to cart$/ }).first());
  await expectToast(page, 'Item added to cart');
});

test('what a quick user goes to on another page keeps the focus', async () => {
  const page = await front.window();
  await open(page, '/about');
  const went = await focusAtOnce(page, '#search');
  await link(page.getByRole('contentinfo'), 'Products').click();
  await waitUntil(went).toEqual(['main', 'searchTerm']);
});

test('and so it does where a payment has failed', async () => {
  front.browserErrors.expectStatus(402);
  const { data } = await front.api.get<Product[]>('products?limit=1&maxPrice=200');
  const { page } = await atCheckout(front, data[0]!);
  await fillCard(page, CARD.declined);
  const went = await focusAtOnce(page, '[name=zip]', 'form [role=alert][tabindex]');
  await payButton(page).click();
  await waitUntil(went).toEqual(['alert', 'zip']);
});
