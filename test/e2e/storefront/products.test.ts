import type { Page } from 'playwright-core';
import { answer, count, hold } from '../../support/calls.js';
import { eventually } from '../../support/eventually.js';
import { money, type Product } from '../../support/product-fixtures.js';
import {
  button,
  field,
  heading,
  link,
  open,
  region,
  skeletons,
  until,
  isFocused,
  styleOf,
} from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

interface Category {
  _id: string;
  title: string;
}

const LIST = /\/api\/products\?/;
const results = (page: Page) => region(page, 'Products');
const cards = (page: Page) => results(page).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const pageNumber = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).locator('[aria-current=page]').innerText();
const shows = (page: Page, text: RegExp) =>
  results(page).getByRole('status').filter({ hasText: text }).waitFor();
const list = async (query: string) => (await front.api.get<Product[]>(`products?${query}`)).data;
const categories = async () => (await front.api.get<Category[]>('categories')).data;

test('eight of all, the dearest first, and through the pages to the last', async () => {
  const page = await front.window();
  await open(page, '/products');
  await heading(page, 'Discover Our Premium Products').waitFor();
  const { meta } = await front.api.get<Product[]>('products');
  const total = Number(meta?.total);
  await shows(page, new RegExp(`^${total} products$`));
  await waitUntil(() => names(page)).toEqual((await list('limit=8')).map(({ name }) => name));
  await waitUntil(() => cards(page).count()).toBe(8);
  const [previous, next] = [button(page, 'Previous'), button(page, 'Next')];
  await waitUntil(() => previous.isDisabled()).toBe(true);
  const last = Math.ceil(total / 8);
  for (let number = 2; number <= last; number++) {
    await next.click();
    await page.waitForURL(`**/products?page=${number}`);
    await waitUntil(() => pageNumber(page)).toMatch(new RegExp(`${number}$`));
  }
  await waitUntil(() => next.isDisabled()).toBe(true);
  await previous.click();
  await page.waitForURL(`**/products?page=${last - 1}`);
  await page.goBack();
  await page.waitForURL(`**/products?page=${last}`);
  await page.reload();
  await waitUntil(() => pageNumber(page)).toMatch(new RegExp(`${last}$`));
});

test('the page goes smoothly to the top when the results change', async () => {
  const page = await front.window(undefined, { motion: true });
  await page.addInitScript(
    'const to = window.scrollTo; window.ways = []; window.scrollTo = (...way) => { window.ways.push(way[0]?.behavior); to.apply(window, way); };',
  );
  await open(page, '/products');
  await button(page, 'Next').click();
  await until(page, 'scrollY === 0');
  await waitUntil(() => page.evaluate('window.ways')).toContain('smooth');
});

test('categories are chosen from a list of at most 15rem, several at once', async () => {
  const page = await front.window();
  await open(page, '/products');
  const all = await categories();
  const opener = page.getByRole('button', { name: /^Categories/ });
  await waitUntil(() => opener.innerText()).toBe('Select categories');
  await opener.click();
  const options = page.getByRole('listbox', { name: 'Categories' });
  await waitUntil(() => options.getByRole('option').count()).toBe(all.length);
  await waitUntil(() => styleOf(options, 'maxHeight')).toBe('240px');
  for (const { title } of all.slice(0, 2)) {
    await options.getByRole('option', { name: title, exact: true }).click();
    await button(page, `Remove filter: ${title}`).waitFor();
  }
  const ids = all.slice(0, 2).map(({ _id }) => _id);
  await page.waitForURL(`**/products?categories=${encodeURIComponent(ids.join(','))}`);
  const { meta } = await front.api.get(`products?categories=${ids.join(',')}`);
  await shows(page, new RegExp(`^${String(meta?.total)} products$`));
  await page.keyboard.press('Escape');
  await waitUntil(() => options.count()).toBe(0);
  await waitUntil(() => isFocused(opener)).toBe(true);
});

test('a category is chosen by a press on its name, too', async () => {
  const page = await front.window(undefined, { width: 390 });
  await open(page, '/products');
  const [category] = await categories();
  await button(page, 'Filters').click();
  await page.getByRole('button', { name: /^Categories/ }).click();
  const options = page.getByRole('listbox', { name: 'Categories' });
  await options.getByText(category?.title ?? '', { exact: true }).click();
  await page.waitForURL(`**/products?categories=${category?._id}`);
  await options.waitFor();
});

test('?category= preselects, and a change of it begins again at page 1', async () => {
  const page = await front.window();
  const [first, second] = await categories();
  await open(page, `/products?category=${first?._id}&page=2`);
  await button(page, `Remove filter: ${first?.title}`).waitFor();
  await link(page.getByRole('contentinfo'), 'Home').click();
  await link(region(page, 'Product Categories'), second?.title ?? '').click();
  await button(page, `Remove filter: ${second?.title}`).waitFor();
  await waitUntil(() => pageNumber(page)).toMatch(/1$/);
});

test('the price range: ends, the gap of 100, half a second, and no limit at the right end', async () => {
  const page = await front.window();
  await open(page, '/products');
  const [from, to] = [field(page, 'Minimum price'), field(page, 'Maximum price')];
  for (const thumb of [from, to]) {
    await waitUntil(() => thumb.getAttribute('min')).toBe('0');
    await waitUntil(() => thumb.getAttribute('max')).toBe('100000');
  }
  await waitUntil(() => from.inputValue()).toBe('0');
  await waitUntil(() => to.inputValue()).toBe('100000');
  await waitUntil(() => field(page, 'Up to').inputValue()).toBe('$100,000+');
  const asked = count(page, LIST);
  await field(page, 'Up to').fill('500');
  await field(page, 'Up to').press('Enter');
  await page.waitForURL('**/products?maxPrice=500');
  await from.press('End');
  await waitUntil(() => from.inputValue()).toBe('400');
  await page.waitForURL('**/products?minPrice=400&maxPrice=500');
  await to.press('Home');
  await waitUntil(() => to.inputValue()).toBe('500');
  const dearer = await list('minPrice=400&maxPrice=500&limit=8');
  await waitUntil(() => names(page)).toEqual(dearer.map(({ name }) => name));
  await to.press('End');
  await page.waitForURL('**/products?minPrice=400');
  await eventually(() => expect(asked()).toBe(3));
});

test('the order: high to low unless chosen otherwise', async () => {
  const page = await front.window();
  await open(page, '/products');
  const sort = field(page, 'Sort by');
  await waitUntil(() => sort.inputValue()).toBe('desc');
  await sort.selectOption('Price: low to high');
  await page.waitForURL('**/products?sort=asc');
  const cheapest = await list('sort=asc&limit=8');
  await waitUntil(() => names(page)).toEqual(cheapest.map(({ name }) => name));
  const card = cards(page).first();
  await card.getByText(money(cheapest[0]?.finalPrice ?? 0)).waitFor();
});

test('Clear Filters takes everything back, and the first page is asked for', async () => {
  const page = await front.window();
  const [category] = await categories();
  const query = `searchTerm=a&categories=${category?._id}&minPrice=10&maxPrice=5000&sort=asc&page=2`;
  await open(page, `/products?${query}`);
  await button(page, 'Clear Filters').click();
  await page.waitForURL((url) => url.pathname === '/products' && url.search === '');
  await waitUntil(() => field(page, 'Search').inputValue()).toBe('');
  await waitUntil(() => field(page, 'Sort by').inputValue()).toBe('desc');
  await waitUntil(() => field(page, 'Minimum price').inputValue()).toBe('0');
  await waitUntil(() => field(page, 'Maximum price').inputValue()).toBe('100000');
  await waitUntil(() => page.getByRole('button', { name: /^Remove filter/ }).count()).toBe(0);
  await waitUntil(() => cards(page).count()).toBe(8);
});

test('Clear Filters fetches the list again, also where it is cached', async () => {
  const page = await front.window();
  await open(page, '/products');
  const first = (await cards(page).first().getByRole('heading').innerText()).trim();
  await field(page, 'Sort by').selectOption('asc');
  await page.waitForURL((url) => url.searchParams.get('sort') === 'asc');
  await waitUntil(() => cards(page).first().getByRole('heading').innerText()).not.toBe(first);
  const { rows } = await front.db.query<{ id: string }>('SELECT id FROM product WHERE name = $1', [
    first,
  ]);
  const { api } = await front.admin();
  const name = `Renamed ${first}`.slice(0, 60);
  expect((await api.put(`products/${rows[0]!.id}`, { name })).success).toBe(true);
  await button(page, 'Clear Filters').click();
  await waitUntil(() => cards(page).first().getByRole('heading').innerText()).toBe(name);
});

test('nothing found says so, and shows the way back to all', async () => {
  const page = await front.window();
  await open(page, '/products?searchTerm=zzzzqqqq');
  await heading(page, 'No Products Found').waitFor();
  await button(page, 'Show all products').click();
  await cards(page).first().waitFor();
});

test('a word without an end stays within a narrow screen', async () => {
  const page = await front.window(undefined, { width: 390 });
  const [category] = await categories();
  await open(page, `/products?searchTerm=${'z'.repeat(200)}&categories=${category?._id}`);
  await button(page, /^Remove filter: “z/).waitFor();
  await button(page, /^Search all products for/).waitFor();
  await waitUntil(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

test('a page after the last one says so, and leads to the first of the same list', async () => {
  const page = await front.window();
  front.browserErrors.expectStatus(404);
  await open(page, '/products?sort=asc&page=400');
  await heading(page, 'No Products Found').waitFor();
  await page.getByText('There are no products on this page.').waitFor();
  await button(page, 'Show the first page').click();
  await page.waitForURL('**/products?sort=asc');
  await cards(page).first().waitFor();
});

test('eight skeletons while it loads; a failure says so and can be tried again', async () => {
  const page = await front.window();
  await open(page, '/about');
  const release = await hold(page, LIST);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Products').click();
  await heading(page, 'Discover Our Premium Products').waitFor();
  // Five shapes make a card.
  await waitUntil(() => skeletons(results(page)).count()).toBe(8 * 5);
  release();
  await cards(page).first().waitFor();

  await answer(page, LIST, { status: 500, message: 'Something went wrong.' });
  front.browserErrors.expectStatus(500);
  await button(page, 'Next').click();
  await page.getByRole('alert').filter({ hasText: 'The products could not be loaded.' }).waitFor();
  await page.unroute(LIST);
  await button(page, 'Try again').click();
  await cards(page).first().waitFor();
});

test('on a small screen the filters are behind a button: Filters, and X', async () => {
  const page = await front.window(undefined, { width: 390 });
  await open(page, '/products');
  await waitUntil(() => field(page, 'Search').isVisible()).toBe(false);
  await button(page, 'Filters').click();
  await field(page, 'Search').waitFor();
  await button(page, 'X').click();
  await field(page, 'Search').waitFor({ state: 'hidden' });
});
