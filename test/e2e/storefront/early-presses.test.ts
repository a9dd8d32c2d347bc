import type { Page } from 'playwright-core';
import type { Product } from '../../support/product-fixtures.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

/** Opens a page whose scripts do not arrive before `let go` is called. */
async function openAsleep(path: string): Promise<{ page: Page; letGo: () => void }> {
  const page = await front.window(undefined, { width: 390 });
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path);
  return { page, letGo };
}

test('what is pressed before the page has come to life is done then, in its order', async () => {
  const { data } = await front.api.get<Product[]>('products');
  const { _id, name } = data.find(({ quantity }) => quantity >= 3)!;
  const { page, letGo } = await openAsleep(`/products/${_id}`);
  const plus = page.getByRole('button', { name: 'Increase quantity' });
  await plus.click();
  await plus.click();
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  letGo();
  await page.getByText('Please log in to continue').waitFor();
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Login As User' }).click();
  await page.waitForURL(`**/products/${_id}`);
  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await page.getByRole('article', { name }).getByText('3', { exact: true }).waitFor();
});

test('what is typed and sent before the page has come to life is not lost', async () => {
  const { page, letGo } = await openAsleep('/contact');
  const form = page.locator('form').filter({ hasText: 'Send Message' });
  await form.getByLabel('Name').fill('Ada Lovelace');
  await form.getByLabel('Message').fill('Does the rack fit?');
  await form.getByRole('button', { name: 'Send Message' }).click();
  const letters = page.getByRole('contentinfo').getByPlaceholder('Email address');
  await letters.fill('early@example.com');
  letGo();
  await form.getByText('Email is required').waitFor();
  await waitUntil(() => form.getByLabel('Name').inputValue()).toBe('Ada Lovelace');
  await waitUntil(() => form.getByLabel('Message').inputValue()).toBe('Does the rack fit?');
  await form.getByLabel('Subject').fill('Rack');
  await waitUntil(() => letters.inputValue()).toBe('early@example.com');
  await letters.press('Enter');
  await page.getByText('Subscribed successfully!').waitFor();
});

test('a page stays where it was scrolled to before it came to life, and after a reload', async () => {
  const { page, letGo } = await openAsleep('/about');
  const place = () => page.evaluate<number>('Math.round(scrollY)');
  await page.evaluate('document.fonts.ready.then(() => scrollTo(0, 600))');
  await waitUntil(place).toBe(600);
  letGo();
  await page.locator('html:not([data-early])').waitFor();
  await waitUntil(place).toBe(600);
  await page.reload();
  await page.locator('html:not([data-early])').waitFor();
  // Fonts that come late move the text, and the browser its place with it.
  await waitUntil(async () => Math.abs((await place()) - 600) < 100).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact');
  await waitUntil(place).toBe(0);
});
