import type { Page } from 'playwright-core';
import { ADMIN, dialog, openAdmin } from '../../support/back-office.js';
import { eventually } from '../../support/eventually.js';
import {
  button,
  heading,
  holdsFocus,
  isFocused,
  link,
  styleOf,
  until,
} from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

const LINKS = [
  ['Dashboard', '', 'Admin Dashboard'],
  ['Products', '/product-management/products', 'Products'],
  ['Add Product', '/product-management/add-product', 'Add Product'],
  ['Categories', '/category-management/categories', 'Categories'],
  ['Add Category', '/category-management/add-category', 'Add Category'],
  ['Order Management', '/order-management', 'Orders'],
  ['User Management', '/user-management', 'Users'],
  ['Subscribers', '/newsletter-management/subscribers', 'Subscribers'],
] as const;
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(20, 24, 27)';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Back office' });
const ground = (page: Page, colour: string) =>
  eventually(async () =>
    expect(await styleOf(page.locator('body'), 'backgroundColor')).toBe(colour),
  );

test('the sidebar leads everywhere and marks where one is', async () => {
  const page = await openAdmin(front, '/user-management');
  for (const group of ['Product management', 'Category Management', 'Newsletter management']) {
    await nav(page).getByText(group, { exact: true }).waitFor();
  }
  for (const [name, path, title] of LINKS) {
    await link(nav(page), name).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe(ADMIN + path);
    const marked = nav(page).locator('[aria-current=page]');
    await eventually(async () => expect(await marked.allInnerTexts()).toEqual([name]));
    await waitUntil(() => page.title()).toBe(`${title} · VIGOR`);
  }
  await link(page, 'VIGOR back office').click();
  await heading(page, 'Admin Dashboard').waitFor();
  await link(page, 'Go to shop').click();
  await page.waitForURL(`${front.url}/`);
  await heading(page, 'Unleash Your Potential').waitFor();
});

test('who comes by keyboard can go past the sidebar', async () => {
  const page = await openAdmin(front);
  await heading(page, 'Admin Dashboard').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await until(page, "Boolean(document.activeElement.closest('main'))");
});

test('Logout ends the session here, in other tabs and on the server', async () => {
  front.browserErrors.expectStatus(401);
  const admin = await front.admin();
  const page = await front.window(admin);
  await page.goto(ADMIN);
  const tab = await page.context().newPage();
  await tab.goto(`${ADMIN}/order-management`);
  await heading(tab, 'Orders').waitFor();
  await button(page, 'Logout').click();
  await page.waitForURL('**/login');
  await tab.waitForURL('**/login?from=**');
  expect(await page.evaluate('localStorage.getItem("accessToken")')).toBeNull();
  expect((await admin.api.get('users')).status).toBe(401);
  await page.goto(`${ADMIN}/order-management`);
  await page.waitForURL('**/login?from=**');
});

test('a session that has ended elsewhere leads to the login, and back to the same screen', async () => {
  front.browserErrors.expectStatus(401);
  const admin = await front.admin();
  const page = await front.window(admin);
  await page.goto(`${ADMIN}/category-management/categories`);
  await heading(page, 'Categories').waitFor();
  await admin.api.post('auth/logout');
  await link(nav(page), 'User Management').click();
  await page.waitForURL('**/login?from=**');
  await button(page, 'Login As Admin').click();
  await heading(page, 'Users').waitFor();
});

test('the menu of a narrow screen opens, leads on and closes', async () => {
  const page = await openAdmin(front, '', { width: 390 });
  await heading(page, 'Admin Dashboard').waitFor();
  await waitUntil(() => nav(page).count()).toBe(0);
  const opener = button(page, 'Open menu');
  await waitUntil(() => opener.getAttribute('aria-expanded')).toBe('false');
  for (const [name, , title] of LINKS) {
    await opener.click();
    await link(nav(page), name).click();
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await nav(page).waitFor({ state: 'detached' });
  }
  await opener.click();
  await holdsFocus(dialog(page, 'Menu'));
  await page.keyboard.press('Escape');
  await nav(page).waitFor({ state: 'detached' });
  await waitUntil(() => isFocused(opener)).toBe(true);
  await opener.click();
  await button(page, 'Logout').click();
  await page.waitForURL('**/login');
});

test('light and dark follow the system until one chooses, and the choice stays', async () => {
  const page = await openAdmin(front);
  await ground(page, LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await ground(page, DARK);
  await button(page, 'Light mode').click();
  await ground(page, LIGHT);
  await page.reload();
  await heading(page, 'Admin Dashboard').waitFor();
  await ground(page, LIGHT);
  await link(nav(page), 'Order Management').click();
  await button(page, 'Dark mode').click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await heading(page, 'Orders').waitFor();
  await ground(page, DARK);
  await button(page, 'Light mode').waitFor();
});
