import type { Locator, Page } from 'playwright-core';
import { loaded, openAdmin, rows } from '../../support/back-office.js';
import { count, hold } from '../../support/calls.js';
import { choosing, onceAddressed, typing } from '../../support/timing.js';
import { button, field, heading } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const FROM = '2026-01-05';
const TO = '2027-12-31';

/** A day as it is typed: Chromium speaks English here, and goes from one part to the next by itself. */
function keysOf(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}${date}${year}`;
}

const filterOf = (page: Page) =>
  JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as object;
const isHalf = (date: Locator) =>
  date.evaluate((one) => (one as unknown as { validity: { badInput: boolean } }).validity.badInput);

test.each([
  ['/order-management', 'orders'],
  ['/audit', 'audit'],
])(
  '%s: both dates are typed by keyboard, and asked for when they are whole',
  async (path, list) => {
    const page = await openAdmin(front, path);
    await loaded(page);
    const asked = count(page, new RegExp(`/api/${list}\\?.*from=`));
    const [from, to] = [field(page, 'From'), field(page, 'To')];
    await from.focus();
    await page.keyboard.type(keysOf(FROM).slice(0, -2));
    await page.keyboard.press('Enter');
    await page.keyboard.type(keysOf(FROM).slice(-2));
    await waitUntil(() => filterOf(page)).toEqual({ from: FROM });
    expect(await from.inputValue()).toBe(FROM);
    await waitUntil(asked).toBe(1);

    await to.focus();
    await page.keyboard.type(keysOf(TO));
    await page.keyboard.press('Enter');
    await waitUntil(() => filterOf(page)).toEqual({ from: FROM, to: TO });
    await waitUntil(asked).toBe(2);

    await page.goBack();
    await waitUntil(() => to.inputValue()).toBe('');
    expect(await from.inputValue()).toBe(FROM);
    await page.goForward();
    await waitUntil(() => to.inputValue()).toBe(TO);
  },
);

test('a date that is half taken away still narrows the list, until the filters are cleared', async () => {
  const page = await openAdmin(front, '/order-management');
  await loaded(page);
  const from = field(page, 'From');
  await from.focus();
  await page.keyboard.type(keysOf('9998-01-01'));
  await button(page, 'Clear filters').waitFor();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await waitUntil(() => isHalf(from)).toBe(true);
  const found = page.waitForResponse(/searchTerm=nobody/);
  await field(page, 'Search orders').fill('nobody');
  await found;
  expect(filterOf(page)).toEqual({ from: '9998-01-01', searchTerm: 'nobody' });
  await button(page, 'Clear filters').click();
  await rows(page).first().waitFor();
  await waitUntil(() => isHalf(from)).toBe(false);
  expect(await from.inputValue()).toBe('');
});

test('a date that is taken away by keys is gone', async () => {
  const page = await openAdmin(front, '/order-management');
  await loaded(page);
  const from = field(page, 'From');
  await from.fill(FROM);
  await waitUntil(() => filterOf(page)).toEqual({ from: FROM });
  await from.focus();
  for (const key of ['Delete', 'ArrowRight', 'Delete', 'ArrowRight', 'Delete']) {
    await page.keyboard.press(key);
  }
  await field(page, 'To').focus();
  await waitUntil(() => filterOf(page)).toEqual({});
});

test('letters typed while the term before them comes back are kept', async () => {
  const page = await openAdmin(front, '/product-management/products');
  await loaded(page);
  const search = field(page, 'Search products');
  await onceAddressed(page, typing('bell'));
  const found = page.waitForResponse(/searchTerm=kettlebell/);
  await search.fill('kettle');
  await found;
  expect(await search.inputValue()).toBe('kettlebell');
  await page.goBack();
  await waitUntil(() => search.inputValue()).toBe('kettle');
  await page.goForward();
  await waitUntil(() => search.inputValue()).toBe('kettlebell');
});

test('two filters that are chosen one right after the other both count', async () => {
  const page = await openAdmin(front, '/audit');
  await loaded(page);
  const who = field(page, 'User').getByRole('option', { name: 'Demo Admin' });
  const id = await who.getAttribute('value');
  await onceAddressed(page, choosing('User', String(id)));
  await field(page, 'Type').selectOption('Categories');
  await waitUntil(() => filterOf(page)).toEqual({ what: 'categories', who: id });
});

test('a row that is pressed before the list has searched opens, and stays open', async () => {
  const page = await openAdmin(front, '/user-management');
  await loaded(page);
  await page.clock.install();
  const release = await hold(page, /\/customer-page-[^/]*\.js$/);
  const row = rows(page).first();
  const name = await row.getByRole('link').first().innerText();
  await field(page, 'Search users').pressSequentially('li');
  await row.getByRole('link').first().click();
  await page.clock.runFor(2_000);
  release();
  await heading(page, name).waitFor();
  expect(new URL(page.url()).search).toBe('');
});
