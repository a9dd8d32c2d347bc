import type { Page } from 'playwright-core';
import { ADMIN, loading, openAdmin, rows } from '../../support/back-office.js';
import { answer, cut, hold } from '../../support/calls.js';
import { eventually } from '../../support/eventually.js';
import { button, heading, region } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const AWAY = 'The shop cannot be reached. Please try again.';
const NO_ORDERS = 'You have not placed any orders yet.';

const LISTS = [
  ['/product-management/products', /\/api\/products\/admin\?/, 'No Products Found'],
  ['/category-management/categories', /\/api\/categories\?/, 'No categories found'],
  ['/order-management', /\/api\/orders\?/, NO_ORDERS],
  ['/user-management', /\/api\/users\?/, 'No users found'],
  [
    '/newsletter-management/subscribers',
    /\/api\/newsletter\/subscribers\?/,
    'No subscribers found',
  ],
  ['', /\/api\/products\/low-stock\?/, 'No Products Found'],
] as const;

beforeAll(async () => {
  await front.api.post('newsletter/subscribe', { email: 'ada@example.com' });
});

/** The list itself, apart from what else is on its screen. */
const placeOf = (page: Page, path: string) =>
  path ? page.getByRole('main') : region(page, 'Low Stock Products');

/** Answers a list's call as the server does when there is nothing. */
const answerEmpty = (page: Page, call: RegExp) =>
  page.route(call, (route) =>
    route.fulfill({
      headers: { 'content-range': 'nothing */0' },
      json: { success: true, message: 'OK', data: [], meta: { total: 0, totalIsExact: true } },
    }),
  );

/** Opens a list whose call goes nowhere yet. */
async function openHeld(path: string, call: RegExp): Promise<[Page, () => void]> {
  const page = await front.window(await front.admin());
  const release = await hold(page, call);
  await page.goto(ADMIN + path);
  return [page, release];
}

test.each(LISTS)('%s shows six rows of gray until its own are there', async (path, call) => {
  const [page, release] = await openHeld(path, call);
  const place = placeOf(page, path);
  await loading(place).waitFor();
  await waitUntil(() => loading(place).locator('> *').count()).toBe(6);
  release();
  await rows(place).first().waitFor();
  await waitUntil(() => loading(place).count()).toBe(0);
});

test.each(LISTS)('%s says when it is empty', async (path, call, text) => {
  const page = await front.window(await front.admin());
  await answerEmpty(page, call);
  await page.goto(ADMIN + path);
  await placeOf(page, path).getByText(text, { exact: true }).waitFor();
  await waitUntil(() => button(page, 'Clear filters').count()).toBe(0);
});

test.each(LISTS)('%s says when it failed, and comes when tried again', async (path, call) => {
  front.browserErrors.expectStatus(503);
  front.browserErrors.expectNoNetwork();
  const page = await front.window(await front.admin());
  await answer(page, call, { status: 503, message: 'The books are closed.' });
  await page.goto(ADMIN + path);
  const place = placeOf(page, path);
  await place.getByText('Something went wrong!', { exact: true }).waitFor();
  await place.getByText('The books are closed.', { exact: true }).waitFor();
  await page.unroute(call);
  await cut(page, call);
  await button(place, 'Try again').click();
  await place.getByText(AWAY, { exact: true }).waitFor();
  await page.unroute(call);
  await button(place, 'Try again').click();
  await rows(place).first().waitFor();
});

test('rows that are there stay while the next page is on its way', async () => {
  const page = await openAdmin(front, '/order-management');
  await rows(page).first().waitFor();
  const before = await rows(page).first().innerText();
  const release = await hold(page, /\/api\/orders\?.*page=2/);
  await button(page, 'Next').click();
  await page.locator('[aria-busy=true]').waitFor();
  await waitUntil(() => rows(page).first().innerText()).toBe(before);
  release();
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await eventually(async () => expect(await rows(page).first().innerText()).not.toBe(before));
});

test('the latest orders have these states, too', async () => {
  front.browserErrors.expectStatus(503);
  const call = /\/api\/orders\?/;
  const [page, release] = await openHeld('', call);
  const latest = region(page, 'Latest orders');
  await loading(latest).waitFor();
  release();
  await latest.getByRole('link').first().waitFor();
  await answerEmpty(page, call);
  await page.reload();
  await latest.getByText('No orders yet', { exact: true }).waitFor();
  await answer(page, call, { status: 503, message: 'The books are closed.' });
  await page.reload();
  await latest.getByText('The books are closed.', { exact: true }).waitFor();
  await page.unroute(call);
  await button(latest, 'Try again').click();
  await latest.getByRole('link').first().waitFor();
});

const RECORDS = [
  ['product-management/products/edit', 'products', 'Edit Product'],
  ['category-management/categories/edit', 'categories', 'Edit Category'],
  ['order-management', 'orders', /^Order \d+$/],
] as const;

test.each(RECORDS)('%s loads, fails and comes when tried again', async (path, list, title) => {
  front.browserErrors.expectStatus(503);
  const { api } = await front.admin();
  const [record] = (await api.get<{ _id: string }[]>(list)).data;
  const call = new RegExp(`/api/${list}/${record!._id}$`);
  const [page, release] = await openHeld(`/${path}/${record!._id}`, call);
  await loading(page).waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await waitUntil(() => loading(page).count()).toBe(0);
  await answer(page, call, { status: 503, message: 'The books are closed.' });
  await page.reload();
  await heading(page, 'Something went wrong!').waitFor();
  await page.getByRole('main').getByText('The books are closed.', { exact: true }).waitFor();
  await page.unroute(call);
  await button(page, 'Try again').click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
});
