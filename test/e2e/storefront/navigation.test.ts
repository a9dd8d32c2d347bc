import type { Page } from 'playwright-core';
import { cut } from '../../support/calls.js';
import { button, field, follow, heading, open } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

const place = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate(`window.scrollTo({ top: ${y}, behavior: 'instant' })`);
  await waitUntil(() => place(page)).toBe(y);
};
/** Presses the first such link where it is, without scrolling to it. */
const press = (page: Page, selector: string) =>
  page.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);

test('Back and Forward return to where a page was scrolled; a new page begins at its top or at its hash', async () => {
  const page = await front.window();
  await open(page, '/products');
  await scrollTo(page, 500);
  await press(page, 'main article a');
  await page.waitForURL('**/products/*');
  await heading(page, 'Similar Products').waitFor();
  await waitUntil(() => place(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await heading(page, 'Discover Our Premium Products').waitFor();
  await waitUntil(() => place(page)).toBe(500);
  await page.goForward();
  await heading(page, 'Similar Products').waitFor();
  await waitUntil(() => place(page)).toBe(300);

  await page.reload();
  await page.locator('html:not([data-early])').waitFor();
  await page.goBack();
  await heading(page, 'Discover Our Premium Products').waitFor();
  await waitUntil(() => place(page)).toBe(500);

  await press(page, 'a[href="/about#faqs"]');
  await heading(page, 'FAQs').waitFor();
  const top = () => page.locator('#faqs').evaluate((one) => one.getBoundingClientRect().top);
  await waitUntil(async () => Math.abs(await top()) < 120).toBe(true);
  expect(await place(page)).toBeGreaterThan(300);
});

test('the next page of a list scrolls smoothly, in place of a jump', async () => {
  const page = await front.window(undefined, { motion: true });
  await open(page, '/products');
  await page.evaluate(
    'const to = window.scrollTo; window.ways = []; window.scrollTo = (...way) => { window.ways.push(way[0]?.behavior ?? way); to.apply(window, way); };',
  );
  await button(page, 'Next').click();
  await page.waitForURL('**/products?page=2');
  await waitUntil(() => place(page)).toBe(0);
  expect(await page.evaluate('window.ways')).toEqual(['smooth']);
});

test('a page whose code cannot be loaded says so; Back leads out, and it is asked for again', async () => {
  const page = await front.window();
  await open(page, '/about');
  await cut(page, /\/assets\/contact/);
  front.browserErrors.expectError('Failed to fetch dynamically imported module');
  front.browserErrors.expectNoNetwork();
  await press(page, 'footer a[href="/contact"]');
  await heading(page, 'This page could not be shown.').waitFor();
  await button(page, 'Go back').click();
  await heading(page, 'Our Mission').waitFor();
  await page.unrouteAll();
  await press(page, 'footer a[href="/contact"]');
  await field(page, 'Message').waitFor();
});

test('a redirect within the app leaves one entry in the history', async () => {
  const page = await front.window();
  await open(page, '/about');
  await follow(page, '/shop');
  await page.waitForURL('**/products');
  await heading(page, 'Discover Our Premium Products').waitFor();
  await page.goBack();
  await page.waitForURL('**/about');
  await heading(page, 'Our Mission').waitFor();
});

test('a redirect is an HTTP redirect for whoever comes from elsewhere', async () => {
  const answer = await fetch(`${front.url}/shop`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/products']);
});
