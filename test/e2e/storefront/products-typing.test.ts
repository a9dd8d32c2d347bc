import type { Page } from 'playwright-core';
import { count, hold } from '../../support/calls.js';
import { choosing, onceAddressed, typing } from '../../support/timing.js';
import { button, field, isFocused, open, region } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

const LIST = /\/api\/products\?/;
const names = (page: Page) =>
  region(page, 'Products').getByRole('article').getByRole('heading').allInnerTexts();

/** From now on time passes only where a test says so. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('a search is asked half a second after the last key, once', async () => {
  const page = await front.window();
  await open(page, '/products');
  await stopClock(page);
  const asked = count(page, LIST);
  await field(page, 'Search').pressSequentially('kettle');
  await page.clock.runFor(499);
  expect(asked()).toBe(0);
  await page.clock.runFor(1);
  await page.waitForURL('**/products?searchTerm=kettle');
  await waitUntil(() => names(page)).toContain('Competition Kettlebell 24 kg');
  expect(asked()).toBe(1);
  await button(page, 'Remove filter: “kettle”').waitFor();
  await waitUntil(() => field(page, 'Sort by').locator('option:checked').innerText()).toBe(
    'Best match',
  );
});

test('a pause between two words of a search does not glue them together', async () => {
  const page = await front.window();
  await open(page, '/products');
  await stopClock(page);
  await field(page, 'Search').pressSequentially('adjustable ');
  await page.clock.runFor(500);
  await button(page, 'Remove filter: “adjustable”').waitFor();
  await field(page, 'Search').pressSequentially('bench');
  await page.clock.runFor(500);
  await page.waitForURL((url) => url.searchParams.get('searchTerm') === 'adjustable bench');
  await waitUntil(() => field(page, 'Search').inputValue()).toBe('adjustable bench');
});

test('letters typed as the term before them comes back are kept', async () => {
  const page = await front.window();
  await open(page, '/products');
  await stopClock(page);
  const search = field(page, 'Search');
  await onceAddressed(page, typing('bell'));
  await search.fill('kettle');
  await page.clock.runFor(500);
  await button(page, 'Remove filter: “kettle”').waitFor();
  expect(await search.inputValue()).toBe('kettlebell');
  await page.clock.runFor(500);
  await button(page, 'Remove filter: “kettlebell”').waitFor();
  await page.goBack();
  await waitUntil(() => search.inputValue()).toBe('kettle');
  await page.goForward();
  await waitUntil(() => search.inputValue()).toBe('kettlebell');
});

test('what is chosen as the address changes does not take its change back', async () => {
  const page = await front.window();
  await open(page, '/products');
  await stopClock(page);
  await onceAddressed(page, choosing('Sort by', 'asc'));
  await field(page, 'Search').fill('kettle');
  await page.clock.runFor(500);
  await page.waitForURL('**/products?searchTerm=kettle&sort=asc');
});

describe('what was typed less than half a second ago', () => {
  const clear = (page: Page) => button(page, 'Clear Filters');

  test.each([
    ['Search', 'kettle', ''],
    ['Up to', '500', '$100,000+'],
  ])('into %s does not come back after Clear Filters', async (label, typed, empty) => {
    const page = await front.window();
    await open(page, '/products');
    await stopClock(page);
    await field(page, label).fill(typed);
    await clear(page).click();
    await page.clock.runFor(500);
    await waitUntil(() => field(page, label).inputValue()).toBe(empty);
    expect(new URL(page.url()).search).toBe('');
    await waitUntil(() => isFocused(clear(page))).toBe(true);
  });

  test('does not lead back from the product that was pressed meanwhile', async () => {
    const page = await front.window(undefined, { hasEmptyCache: true });
    await open(page, '/products?sort=asc');
    const release = await hold(page, /\/assets\/product\.page/);
    await stopClock(page);
    await field(page, 'Search').fill('kettle');
    const product = region(page, 'Products').getByRole('article').first().getByRole('heading');
    const name = await product.innerText();
    await product.getByRole('link').click();
    await page.waitForURL('**/products/*');
    await page.clock.runFor(500);
    expect(new URL(page.url()).pathname).toMatch(/^\/products\/./);
    release();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.goBack();
    await page.waitForURL('**/products?sort=asc');
  });

  test('does not come back after Show all products either', async () => {
    const page = await front.window();
    await open(page, '/products?searchTerm=zzzzqqqq');
    await stopClock(page);
    await field(page, 'Up to').fill('500');
    await button(page, 'Show all products').click();
    await page.clock.runFor(500);
    await waitUntil(() => field(page, 'Up to').inputValue()).toBe('$100,000+');
    await waitUntil(() => field(page, 'Search').inputValue()).toBe('');
    expect(new URL(page.url()).search).toBe('');
  });
});
