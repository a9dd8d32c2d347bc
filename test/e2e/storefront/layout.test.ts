import type { Page } from 'playwright-core';
import { hold } from '../../support/calls.js';
import { button, field, link, open, until } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');
const account = (page: Page) => button(page, 'Account');
const linksOf = (page: Page) => bar(page).getByRole('link').allInnerTexts();
const scrollTo = (page: Page, y: number) =>
  page.evaluate(`window.scrollTo({ top: ${y}, behavior: 'instant' })`);
const heightOf = (page: Page) => page.evaluate<number>('document.body.scrollHeight');

test('a guest has the pages and the way to the login, the one they are at marked', async () => {
  const page = await front.window();
  await open(page, '/');
  await waitUntil(() => linksOf(page)).toEqual(['Home', 'Products', 'Contact', 'About']);
  for (const [name, path] of [
    ['Products', '/products'],
    ['Contact', '/contact'],
    ['About', '/about'],
    ['Home', '/home'],
  ] as const) {
    await bar(page).getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    const current = bar(page).locator('[aria-current=page]');
    await waitUntil(() => current.allInnerTexts()).toEqual([name]);
  }
  await link(page, 'Login').first().click();
  await page.waitForURL('**/login');
  await link(page, 'VIGOR home').click();
  await page.waitForURL((url) => url.pathname === '/');
  await waitUntil(() => account(page).count()).toBe(0);
  await waitUntil(() => page.getByRole('link', { name: /^Cart/ }).count()).toBe(0);
});

test('a shopper has a menu and the cart with its pieces; Logout ends it', async () => {
  const shopper = await front.newShopper();
  const { data } = await front.api.get<{ _id: string }[]>('products?limit=2&maxPrice=100');
  await shopper.api.post('cart/create-cart', { product: data[0]?._id, quantity: 2 });
  await shopper.api.post('cart/create-cart', { product: data[1]?._id, quantity: 1 });
  const page = await front.window(shopper);
  await open(page, '/');
  await link(page, 'Cart, 3 items').waitFor();
  await waitUntil(() => linksOf(page)).toEqual(['Home', 'Products', 'Contact', 'About']);

  await account(page).click();
  const menu = page.locator('#account-menu');
  const entries = menu.getByRole('link');
  await waitUntil(() => entries.allInnerTexts()).toEqual(['Profile', 'My Orders', 'Cart']);
  const paths = () => entries.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  await waitUntil(paths).toEqual(['/user/profile', '/user/orders', '/user/cart']);
  await page.keyboard.press('Escape');
  await waitUntil(() => menu.count()).toBe(0);
  await account(page).click();
  await button(menu, 'Logout').click();
  await link(page, 'Login').first().waitFor();
  await waitUntil(() => page.evaluate('localStorage.length')).toBe(0);
  await waitUntil(async () => (await shopper.api.get('users/user')).status).toBe(401);
});

test('an admin has the dashboard in the bar, a profile and Logout, and no cart', async () => {
  const page = await front.window(await front.admin());
  await open(page, '/');
  await link(page, 'Dashboard').waitFor();
  await waitUntil(() => linksOf(page)).toEqual([
    'Home',
    'Products',
    'Contact',
    'About',
    'Dashboard',
  ]);
  await waitUntil(() => link(page, 'Dashboard').getAttribute('href')).toBe('/admin/dashboard');
  await account(page).click();
  const menu = page.locator('#account-menu');
  await waitUntil(() => menu.getByRole('link').allInnerTexts()).toEqual(['Profile']);
  await waitUntil(() => link(menu, 'Profile').getAttribute('href')).toBe('/admin/profile');
  await waitUntil(() => button(menu, 'Logout').count()).toBe(1);
  await waitUntil(() => page.getByRole('link', { name: /^Cart/ }).count()).toBe(0);
});

test('on a narrow screen all of it is in a menu that opens and closes, Logout too', async () => {
  const page = await front.window(await front.newShopper(), { width: 390 });
  await open(page, '/');
  await waitUntil(() => bar(page).isVisible()).toBe(false);
  const toggle = button(page, 'Open menu');
  await waitUntil(() => toggle.getAttribute('aria-expanded')).toBe('false');
  await toggle.click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await waitUntil(() => menu.getByRole('link').allInnerTexts()).toEqual(
    ['Home', 'Products', 'Contact', 'About', 'Profile', 'My Orders', 'Cart'].map((name) =>
      expect.stringMatching(new RegExp(name, 'i')),
    ),
  );
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await button(page, 'Open menu').click();
  await button(menu, 'Logout').click();
  await button(page, 'Open menu').click();
  await link(menu, 'Login').waitFor();
});

test('with letters twice as large the cart and the menu are still at hand on a phone', async () => {
  const shopper = await front.newShopper();
  const page = await front.window(shopper, { width: 390 });
  await open(page, '/user/orders');
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await waitUntil(() => page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await button(page, 'Open menu').click();
  await link(page.getByRole('navigation', { name: 'Menu' }), 'Cart').waitFor();
});

test('a press on a link shows at once that it was heard, however long the page takes', async () => {
  const page = await front.window();
  await open(page, '/about');
  const release = await hold(page, /\/assets\/contact/);
  await link(bar(page), 'Contact').click();
  const progress = page.getByRole('progressbar', { name: 'Loading the page' });
  await progress.waitFor();
  release();
  await field(page, 'Message').waitFor();
  await progress.waitFor({ state: 'detached' });
});

test('on paper stands the page alone, without bar and footer', async () => {
  const page = await front.window();
  await open(page, '/about');
  await page.emulateMedia({ media: 'print' });
  await waitUntil(() => footer(page).count()).toBe(0);
  await waitUntil(() => page.getByRole('banner').count()).toBe(0);
  await page.getByRole('heading', { name: 'Our Mission' }).waitFor();
});

test('back to the top is a smooth way, where motion is wanted', async () => {
  const page = await front.window(undefined, { motion: true });
  await page.addInitScript(
    'const to = window.scrollTo; window.ways = []; window.scrollTo = (...way) => { window.ways.push(way[0]?.behavior); to.apply(window, way); };',
  );
  await open(page, '/');
  await scrollTo(page, 900);
  await button(page, 'Back to top').click();
  await until(page, 'scrollY === 0');
  await waitUntil(() => page.evaluate('window.ways')).toContain('smooth');
});

test('the button to the top never lies over the newsletter’s form', async () => {
  const page = await front.window(undefined, { width: 390 });
  await open(page, '/');
  await scrollTo(page, 900);
  await button(page, 'Back to top').waitFor();
  const form = footer(page).getByRole('textbox', { name: 'Email address for the newsletter' });
  const subscribe = button(footer(page), 'Subscribe');
  await scrollTo(page, await heightOf(page));
  // The form comes to where the button is: 40 px above the foot of the window.
  await subscribe.evaluate((one) => {
    const { scrollBy, innerHeight } = one.ownerDocument.defaultView;
    const { top, height } = one.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - (innerHeight - 40), behavior: 'instant' });
  });
  await button(page, 'Back to top').waitFor({ state: 'hidden' });
  await form.waitFor();
  await scrollTo(page, await heightOf(page));
  await button(page, 'Back to top').waitFor();
});

test('the footer says who we are, leads on, and has the year', async () => {
  const page = await front.window();
  await open(page, '/about');
  const quick = footer(page).getByRole('navigation', { name: 'Quick links' });
  await waitUntil(() => quick.getByRole('link').allInnerTexts()).toEqual([
    'Home',
    'About Us',
    'Products',
    'Contact',
    'FAQs',
  ]);
  await link(quick, 'FAQs').click();
  await page.waitForURL('**/about#faqs');
  for (const network of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn']) {
    await waitUntil(() => link(footer(page), network).getAttribute('rel')).toBe(
      'noopener noreferrer',
    );
  }
  await footer(page).getByText(`© ${new Date().getFullYear()} VIGOR.`).waitFor();
  await footer(page).getByText('shop@vigor.test').waitFor();
});
