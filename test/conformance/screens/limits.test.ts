import type { Page } from 'playwright-core';
import { loading, rows } from '../../support/back-office.js';
import { answer, count, hold } from '../../support/calls.js';
import { eventually } from '../../support/eventually.js';
import type { Product } from '../../support/product-fixtures.js';
import {
  button,
  field,
  heading,
  link,
  open,
  region,
  skeletons,
  styleOf,
  toast,
  expectToast,
  until,
} from '../../support/screen.js';
import { buy } from '../../support/shopper.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';
import { LIMITS, SLIDES } from '../spec/limits.js';
import { visit, windowOf } from './visitors.js';

const front = openStorefront();

const SUBSCRIBE = /newsletter\/subscribe$/;
const LETTER = 'Email address for the newsletter';

/** A message that is over is taken away within this time. */
const FADING_MS = 1_800;
const STEP_MS = 50;

const footer = (page: Page) => page.getByRole('contentinfo');
const scrollTo = (page: Page, y: number) =>
  page.evaluate(`window.scrollTo({ top: ${y}, behavior: 'instant' })`);

/** Goes to a page by the bar, so that it is the browser that reads. */
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByText(name, { exact: true }).click();

test('what is on its way has skeletons', async () => {
  const { products, categories, testimonials, gallery } = LIMITS.skeletons;
  const page = await front.window();
  await open(page, '/about');
  const release = await hold(page, /\/api\//);
  await goTo(page, 'Home');
  await heading(page, 'Unleash Your Potential').waitFor();
  // Two shapes make a tile, five a card, three a testimonial, one an image.
  const shapes = (title: string) => skeletons(region(page, title)).count();
  await waitUntil(() => shapes('Product Categories')).toBe(categories * 2);
  for (const row of ['Featured Products', 'On Sale', 'Latest Products', 'Best Selling']) {
    await waitUntil(() => shapes(row)).toBe(products * 5);
  }
  await waitUntil(() => shapes('What Our Customers Say')).toBe(testimonials * 3);
  await waitUntil(() => shapes('Image Gallery')).toBe(gallery);
  await goTo(page, 'Products');
  await waitUntil(() => shapes('Products')).toBe(products * 5);
  release();
  await goTo(page, 'Home');
  await region(page, 'Image Gallery').getByRole('button').first().waitFor();
  await skeletons(page).first().waitFor({ state: 'detached' });
});

test('a list of the back office has six rows of skeletons', async () => {
  const page = await windowOf(front, 'admin');
  const release = await hold(page, /\/api\/products\/low-stock/);
  await visit(page, '/admin/dashboard');
  const list = region(page, 'Low Stock Products');
  await waitUntil(() => loading(list).locator('> *').count()).toBe(LIMITS.skeletons.tableRows);
  release();
  await rows(list).first().waitFor();
});

test('sliders show as many slides as their width is for', async () => {
  const page = await front.window();
  await open(page, '/');
  const inView = async (title: string) => {
    const items = region(page, title).getByRole('listitem');
    const boxes = await items.evaluateAll((all) =>
      all.map((one) => ({ left: one.offsetLeft, width: one.offsetWidth })),
    );
    const track = await region(page, title)
      .getByRole('list')
      .first()
      .evaluate((one) => one.clientWidth);
    return boxes.filter((box) => box.left + box.width <= track).length;
  };
  for (const { width, products, categories } of SLIDES) {
    await page.setViewportSize({ width, height: 900 });
    await waitUntil(() => inView('Best Selling')).toBe(products);
    await waitUntil(() => inView('Product Categories')).toBe(categories);
  }
});

test('the bar is fixed, and the way back to the top shown, after so many px', async () => {
  const { fixedBar, backToTop } = LIMITS.scroll;
  const page = await front.window();
  await open(page, '/');
  const fixed = page.locator('header > .fixed').filter({ has: link(page, 'VIGOR home') });
  await scrollTo(page, fixedBar);
  await until(page, `scrollY === ${fixedBar}`);
  await waitUntil(() => fixed.count()).toBe(0);
  await scrollTo(page, fixedBar + 1);
  await fixed.waitFor();
  await scrollTo(page, backToTop);
  await until(page, `scrollY === ${backToTop}`);
  await waitUntil(() => button(page, 'Back to top').count()).toBe(0);
  await scrollTo(page, backToTop + 1);
  await button(page, 'Back to top').click();
  await until(page, 'scrollY === 0');
  await button(page, 'Back to top').waitFor({ state: 'detached' });
});

test.each([
  ['a success', 200, 'Subscribed successfully!', LIMITS.toasts.successMs],
  ['an error', 500, 'Subscription. Please try again.', LIMITS.toasts.errorMs],
])('messages stay as long as they should: %s', async (_, status, text, lifetime) => {
  const page = await front.window();
  await open(page, '/about');
  if (status !== 200) await answer(page, SUBSCRIBE, { status });
  front.browserErrors.expectStatus(status);
  // Time stands still from here on, but for what is let run.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(footer(page), LETTER).fill('reader@example.com');
  await button(footer(page), 'Subscribe').click();
  await expectToast(page, text);
  await page.clock.runFor(lifetime - 100);
  await expectToast(page, text);
  // In small steps: the page sets its next timer when the one before has run.
  for (let passed = 0; passed < 100 + FADING_MS; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    await toast(page, text).count();
  }
  await waitUntil(() => toast(page, text).count()).toBe(0);
});

test('so many messages are shown at once; the oldest goes first', async () => {
  const { atOnce } = LIMITS.toasts;
  const page = await front.window();
  await open(page, '/about');
  front.browserErrors.expectStatus(400);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (let number = 1; number <= atOnce + 2; number++) {
    await page.unroute(SUBSCRIBE);
    await answer(page, SUBSCRIBE, { status: 400, message: `No letter ${number}` });
    await field(footer(page), LETTER).fill('reader@example.com');
    await button(footer(page), 'Subscribe').click();
    await expectToast(page, `No letter ${number}`);
  }
  const shown = page.getByRole('status').getByText(/^No letter/);
  await waitUntil(() => shown.count()).toBe(atOnce);
  expect(await toast(page, 'No letter 2').count()).toBe(0);
  expect(await toast(page, 'No letter 3').count()).toBe(1);
});

test('the list of products: its page, cards, categories, prices and waiting', async () => {
  const { priceRange, pageSize, descriptionPreview } = LIMITS;
  const page = await front.window();
  await open(page, '/products');
  const cards = region(page, 'Products').getByRole('article');
  await waitUntil(() => cards.count()).toBe(pageSize);
  const [first] = (await front.api.get<Product[]>('products?limit=1')).data;
  const preview = `${first!.description.slice(0, descriptionPreview)}...`;
  await cards.first().getByText(preview, { exact: true }).waitFor();
  await waitUntil(() => field(page, 'Sort by').inputValue()).toBe('desc');

  await button(page, /^Categories/).click();
  const options = page.getByRole('listbox', { name: 'Categories' });
  await waitUntil(() => styleOf(options, 'maxHeight')).toBe(LIMITS.categoryListHeight);
  await page.keyboard.press('Escape');

  const [from, to] = [field(page, 'Minimum price'), field(page, 'Maximum price')];
  await waitUntil(() => from.inputValue()).toBe(String(priceRange.from));
  await waitUntil(() => to.inputValue()).toBe(String(priceRange.to));
  await field(page, 'Up to').fill('500');
  await field(page, 'Up to').press('Enter');
  await page.waitForURL('**/products?maxPrice=500');
  await from.press('End');
  await waitUntil(() => from.inputValue()).toBe(String(500 - priceRange.gap));
  await page.waitForURL('**/products?minPrice=400&maxPrice=500');
});

test('a search waits for half a second, and what is read is kept for a minute', async () => {
  const page = await front.window();
  await open(page, '/about');
  await page.clock.install();
  const cards = region(page, 'Products').getByRole('article');
  const visits = async () => {
    await goTo(page, 'Products');
    await cards.first().waitFor();
    await goTo(page, 'About');
    await heading(page, 'Our Mission').waitFor();
  };
  const read = count(page, /api\/products\?/);
  await visits();
  await page.clock.runFor(LIMITS.cacheLifetimeMs - 5_000);
  await visits();
  expect(read()).toBe(1);
  await page.clock.runFor(LIMITS.cacheLifetimeMs + 5_000);
  await visits();
  expect(read()).toBe(2);

  await goTo(page, 'Products');
  await cards.first().waitFor();
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1_000);
  const searched = count(page, /api\/products\?.*searchTerm=rack/);
  await field(page, 'Search').fill('rack');
  await page.clock.runFor(LIMITS.searchDelayMs - 50);
  expect(searched()).toBe(0);
  await page.clock.runFor(100);
  await eventually(() => expect(searched()).toBe(1));
});

test('the profile shows the newest orders only, and takes images of three types', async () => {
  const shopper = await front.newShopper();
  const { data } = await front.api.get<Product[]>('products?limit=40&sort=asc');
  const product = data.find(({ quantity }) => quantity > 20)!;
  for (let order = 0; order <= LIMITS.recentOrders; order++) {
    await buy(front.url, shopper, [product, 1]);
  }
  const page = await front.window(shopper);
  await open(page, '/user/profile');
  const orders = region(page, 'Recent Orders').getByRole('listitem');
  await waitUntil(() => orders.count()).toBe(LIMITS.recentOrders);
  const chooser = field(page, 'Profile photo');
  await waitUntil(() => chooser.getAttribute('accept')).toBe(LIMITS.avatarTypes);
});

test('partners, and places for the images of a product', async () => {
  const page = await windowOf(front, 'admin');
  await open(page, '/about');
  const partners = region(page, 'Our partners').getByRole('listitem');
  await waitUntil(() => partners.count()).toBe(LIMITS.partners);
  await visit(page, '/admin/dashboard/product-management/add-product');
  const places = region(page, 'Images').locator('.MuiSkeleton-root');
  await waitUntil(() => places.count()).toBe(LIMITS.placeholders);
});
