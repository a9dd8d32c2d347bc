import type { Page } from 'playwright-core';
import { cut } from '../../support/calls.js';
import { atCheckout, CARD, paid, payButton, payWith } from '../../support/checkout-screen.js';
import type { Product } from '../../support/product-fixtures.js';
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

/** Told to screen readers too, as a status. */
const banner = (page: Page) => page.getByRole('status').getByText(/^You are offline\./);
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function lose(page: Page): Promise<void> {
  // Pages of one process are told together of the network: this one would hear of it before it is there.
  const others = page
    .context()
    .pages()
    .filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  front.browserErrors.expectNoNetwork();
  await page.context().setOffline(true);
  await banner(page).waitFor();
}

async function find(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await banner(page).waitFor({ state: 'detached' });
}

/** Presses a button and waits until the call that it makes has not got through. */
async function sendInVain(page: Page, name: string, call: RegExp): Promise<void> {
  const failed = page.waitForEvent('requestfailed', (request) => call.test(request.url()));
  await button(page, name).click();
  await failed;
}

test('a lost network is told as long as it is lost; what could not be read comes by itself then', async () => {
  const page = await front.window();
  await open(page, '/products');
  const { data } = await front.api.get<Product[]>('products?limit=8&page=2');
  await lose(page);
  await button(page, 'Next').click();
  await alert(page, 'The products could not be loaded.').waitFor();
  await find(page);
  await region(page, 'Products').getByText(data[0]!.name).first().waitFor();
  await alert(page, 'The products could not be loaded.').waitFor({ state: 'detached' });
});

test('a page that cannot be had now is shown as soon as it can', async () => {
  const page = await front.window(undefined, { hasEmptyCache: true });
  await open(page, '/about');
  await lose(page);
  front.browserErrors.expectError('Failed to fetch dynamically imported module');
  await page.evaluate('document.querySelector(\'a[href="/contact"]\').click()');
  await page.getByText('You are offline. The page loads when you are back online.').waitFor();
  await page.context().setOffline(false);
  await field(page, 'Message').waitFor();
});

test('a message that could not be sent is still there, and is sent when the network is back', async () => {
  // The code of the messages has not been loaded when the network is lost.
  const page = await front.window(undefined, { hasEmptyCache: true });
  await open(page, '/contact');
  const typed = {
    Name: 'Ada Lovelace',
    Email: 'ada@example.com',
    Subject: 'A rack',
    Message: 'Does it fit below 2 m?',
  };
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  await lose(page);
  await sendInVain(page, 'Send Message', /api\/contact$/);
  await page.getByText('Sending...').waitFor({ state: 'detached' });
  for (const [label, text] of Object.entries(typed)) {
    expect(await field(page, label).inputValue()).toBe(text);
  }
  await find(page);
  await expectToast(page, 'Failed to send message');
  await button(page, 'Send Message').click();
  await expectToast(page, 'Message sent');
});

test('the sign-in page of a Wi-Fi is not taken for the shop’s answer', async () => {
  const page = await front.window();
  await open(page, '/contact');
  const typed = { Name: 'Ada', Email: 'ada@example.com', Subject: 'A rack', Message: 'How high?' };
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  const portal = { contentType: 'text/html', body: '<html>Sign in to the Wi-Fi</html>' };
  await page.route('**/api/**', (route) => route.fulfill(portal));
  await button(page, 'Send Message').click();
  await expectToast(page, 'Failed to send message');
  expect(await field(page, 'Message').inputValue()).toBe('How high?');
  await link(page.getByRole('contentinfo'), 'Products').click();
  await alert(page, 'The products could not be loaded.').waitFor();
  await page.unrouteAll();
  await button(page, 'Try again').click();
  await region(page, 'Products').getByRole('article').first().waitFor();
});

test('a profile that could not be saved is still typed, and is saved when the network is back', async () => {
  const shopper = await front.newShopper();
  const page = await front.window(shopper);
  await open(page, '/user/profile/edit');
  await field(page, 'Address').fill('12 Ockham Park');
  await lose(page);
  await sendInVain(page, 'Save Changes', /api\/users$/);
  await button(page, 'Save Changes').waitFor();
  expect(await field(page, 'Address').inputValue()).toBe('12 Ockham Park');
  await find(page);
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Profile updated successfully!');
  const { data } = await shopper.api.get<{ address: string }>('users/user');
  expect(data.address).toBe('12 Ockham Park');
});

test('a total that could not be read is read again, and leads to the checkout', async () => {
  const quote = /api\/checkout\/quote$/;
  const shopper = await front.newShopper();
  const { data } = await front.api.get<Product[]>('products?limit=1&maxPrice=200');
  await shopper.api.post('cart/create-cart', { product: data[0]!._id, quantity: 1 });
  const page = await front.window(shopper);
  await cut(page, quote);
  front.browserErrors.expectNoNetwork();
  await open(page, '/user/cart');
  const summary = region(page, 'Summary');
  await summary.getByText(/^The total is not available right now\./).waitFor();
  const checkout = button(summary, 'Proceed to Checkout');
  await waitUntil(() => checkout.isDisabled()).toBe(true);
  await page.unroute(quote);
  await button(summary, 'Try again').click();
  await waitUntil(() => isFocused(heading(page, 'Cart Items'))).toBe(true);
  await checkout.click();
  await page.waitForURL('**/user/checkout');
});

test('a purchase that could not be begun goes on with all that was typed', async () => {
  const { data } = await front.api.get<Product[]>('products?limit=1&maxPrice=200');
  const { page, shopper } = await atCheckout(front, data[0]!);
  await lose(page);
  await payWith(page, CARD.good);
  await alert(page, 'An error occurred during checkout. Please try again.').waitFor();
  expect(await field(page, 'Street Address').inputValue()).toBe('18 Harbor Lane');
  await find(page);
  await payButton(page).click();
  await paid(page);
  expect((await shopper.api.get<unknown[]>('orders/user')).data).toHaveLength(1);
});
