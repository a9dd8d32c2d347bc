import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.js';
import { answer } from '../../support/calls.js';
import { money, type Product } from '../../support/product-fixtures.js';
import { button, heading, link, open, region, isFocused, styleOf } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

const SECTIONS = [
  'Product Categories',
  'Featured Products',
  'On Sale',
  'Latest Products',
  'Best Selling',
  'Why Choose Our Products',
  'What Our Customers Say',
  'Image Gallery',
];
const NONE = { page: 1, limit: 8, total: 0, totalIsExact: true };
const ROWS = SECTIONS.slice(1, 5);
const FEATURES = [
  'High Quality',
  'Affordable Pricing',
  'Eco-Friendly',
  'Expert Support',
  'Durability',
  'Wide Range of Options',
];

/** Comes to the home page from another one, so that it is the browser that reads. */
async function arrive(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByText('Home').click();
  await heading(page, 'Unleash Your Potential').waitFor();
}

test('the hero, and the sections in their order', async () => {
  const page = await front.window();
  await open(page, '/');
  await heading(page, 'Unleash Your Potential').waitFor();
  await page.getByText('Transform Your Fitness Journey').waitFor();
  await page.getByRole('img', { name: 'A man holding a dumbbell' }).waitFor();
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  const order = async () =>
    (await titles.allInnerTexts()).slice(0, SECTIONS.length).map((title) => title.toLowerCase());
  await waitUntil(order).toEqual(SECTIONS.map((title) => title.toLowerCase()));
  for (const feature of FEATURES) await heading(page, feature).waitFor();
  await region(page, 'What Our Customers Say').getByRole('figure').nth(2).waitFor();
  await link(page.getByRole('main'), 'Shop Now').click();
  await page.waitForURL('**/products');
});

test('a category leads to its products', async () => {
  const page = await front.window();
  await open(page, '/home');
  const { data } = await front.api.get<{ _id: string; title: string }[]>('categories');
  const { _id, title } = data[0]!;
  await link(region(page, 'Product Categories'), title).click();
  await page.waitForURL(`**/products?category=${_id}`);
  await button(page, `Remove filter: ${title}`).waitFor();
});

test('the buttons turn a row and are off at its ends', async () => {
  const page = await front.window();
  await open(page, '/');
  const row = region(page, 'On Sale');
  const [previous, next] = [button(row, /^Previous/), button(row, /^Next/)];
  const track = row.getByRole('list').first();
  const place = () => track.evaluate((one) => one.scrollLeft as number);
  const rest = () =>
    track.evaluate((one) => one.scrollWidth - one.clientWidth - one.scrollLeft) as Promise<number>;
  const turned = (from: number, to: 1 | -1) =>
    eventually(async () => expect(Math.sign((await place()) - from)).toBe(to));
  await waitUntil(() => previous.isDisabled()).toBe(true);
  await next.click();
  await turned(0, 1);
  // The button learns of the end a moment after the row is there.
  while ((await rest()) > 2) {
    const before = await place();
    await next.click();
    await turned(before, 1);
  }
  await waitUntil(() => next.isDisabled()).toBe(true);
  await waitUntil(() => previous.isEnabled()).toBe(true);
  const end = await place();
  await row
    .getByRole('link', { name: /View Details/ })
    .first()
    .press('ArrowLeft');
  await turned(end, -1);
  await waitUntil(() => next.isEnabled()).toBe(true);
});

test('a card has its image, 50 characters of text, price, link and button', async () => {
  const page = await front.window();
  await open(page, '/');
  const { data } = await front.api.get<Product[]>('products/featured');
  const product = data.find((one) => one.hasDiscount) ?? data[0]!;
  const card = region(page, 'Featured Products')
    .getByRole('article')
    .filter({ hasText: product.name });
  const image = card.getByRole('img', { name: product.name });
  await waitUntil(() => image.getAttribute('src')).toBe(product.images[0]);
  await card.getByText(`${product.description.slice(0, 50)}...`, { exact: true }).waitFor();
  const details = link(card, `View Details of ${product.name}`);
  await waitUntil(() => details.getAttribute('href')).toBe(`/products/${product._id}`);
  await waitUntil(() => details.innerText()).toBe('View Details');
  await waitUntil(() => button(card, `Add ${product.name} to cart`).isEnabled()).toBe(true);
});

test('a product on sale has a ribbon, the price in red and the one before struck through', async () => {
  const page = await front.window();
  await open(page, '/');
  const { data } = await front.api.get<Product[]>('products?onSale=true&limit=8');
  const product = data[0]!;
  const card = region(page, 'On Sale').getByRole('article').filter({ hasText: product.name });
  await card.getByText(`Sale: ${product.discount}%`, { exact: true }).waitFor();
  const paid = card.getByText(`Sale price ${money(product.finalPrice)}`);
  await waitUntil(() => styleOf(paid, 'color')).toBe('rgb(198, 47, 56)');
  await waitUntil(() => card.locator('s').innerText()).toBe(money(product.price));
});

test('Latest Products falls back to all, and is not there where there are none', async () => {
  const page = await front.window();
  await open(page, '/about');
  await answer(page, /products\?new=true/, { data: [], meta: NONE });
  await arrive(page);
  const latest = region(page, 'Latest Products');
  const { data } = await front.api.get<Product[]>('products?limit=8');
  await heading(latest, data[0]!.name).waitFor();

  await open(page, '/about');
  await answer(page, /\/api\/products/, { data: [], meta: NONE });
  await arrive(page);
  await heading(page, 'Image Gallery').waitFor();
  for (const row of ROWS) await region(page, row).waitFor({ state: 'detached' });
});

test('a part that fails fails alone, and comes when it is asked for again', async () => {
  const page = await front.window();
  await open(page, '/about');
  await answer(page, /best-selling/, { status: 500, message: 'Something went wrong.' });
  front.browserErrors.expectStatus(500);
  await arrive(page);
  const row = region(page, 'Best Selling');
  await row.getByText('This section could not be loaded.').waitFor();
  await region(page, 'Featured Products').getByRole('article').first().waitFor();
  await page.unroute(/best-selling/);
  await button(row, 'Try again').click();
  await row.getByRole('article').first().waitFor();
});

test('the gallery opens an image large, turns to its neighbors, and gives the focus back', async () => {
  const page = await front.window();
  await open(page, '/');
  const second = button(page, 'Enlarge image 2');
  await second.press('Enter');
  const view = page.getByRole('dialog');
  await heading(view, 'Image 2 of 12').waitFor();
  await button(view, 'Next image').click();
  await heading(view, 'Image 3 of 12').waitFor();
  await button(view, 'Previous image').click();
  await button(view, 'Previous image').click();
  await button(view, 'Previous image').click();
  await heading(view, 'Image 12 of 12').waitFor();
  await page.keyboard.press('Escape');
  await view.waitFor({ state: 'detached' });
  await waitUntil(() => isFocused(second)).toBe(true);
});
