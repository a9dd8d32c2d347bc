import type { Locator, Page } from 'playwright-core';
import { button, link, open } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';
import { BAR, FOOTER, GUARDED, MENU, SIDEBAR } from '../spec/frame.js';
import { visit, windowOf } from './visitors.js';

const front = openStorefront();

const linksIn = async (place: Locator): Promise<object> => {
  const pairs: [string, string][] = await place
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => [one.textContent.trim(), one.getAttribute('href')]));
  return Object.fromEntries(pairs);
};

/** Opens addresses that are not for the visitor, who is led to the login each time. */
async function expectLogin(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await page.waitForURL((url) => url.pathname === '/login');
  }
}

test.each(['guest', 'new user', 'admin'] as const)('bar, menu and footer of: %s', async (who) => {
  const page = await windowOf(front, who);
  await open(page, '/about');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await waitUntil(() => linksIn(bar)).toEqual(BAR[who]);
  await waitUntil(() => bar.locator('[aria-current=page]').allInnerTexts()).toEqual(['About']);
  await waitUntil(() => link(page, 'VIGOR home').getAttribute('href')).toBe('/');
  if (who === 'guest') {
    await waitUntil(() => link(page, 'Login').first().getAttribute('href')).toBe('/login');
  } else {
    await button(page, 'Account').click();
    const menu = page.locator('#account-menu');
    await waitUntil(() => linksIn(menu)).toEqual(MENU[who]);
    await button(menu, 'Logout').waitFor();
  }
  const footer = page.getByRole('contentinfo');
  const quick = footer.getByRole('navigation', { name: 'Quick links' });
  await waitUntil(() => linksIn(quick)).toEqual(FOOTER.quickLinks);
  for (const network of FOOTER.networks) await link(footer, network).waitFor();
  await footer.getByText(FOOTER.copyright).waitFor();
  await waitUntil(() => footer.locator('input[type=email]').count()).toBe(1);
  await button(footer, 'Subscribe').waitFor();
});

test('the sidebar of the back office', async () => {
  const page = await windowOf(front, 'admin');
  await visit(page, '/admin/dashboard');
  const sidebar = page.getByRole('navigation', { name: 'Back office' });
  for (const group of SIDEBAR.groups) await sidebar.getByText(group, { exact: true }).waitFor();
  await waitUntil(() => linksIn(sidebar)).toMatchObject(SIDEBAR.links);
  await button(page, 'Logout').waitFor();
});

test('a guest is led to the login by every guarded address', async () => {
  await expectLogin(
    await windowOf(front, 'guest'),
    GUARDED.map(({ path }) => path),
  );
});

test.each([
  ['new user', 'admin'],
  ['admin', 'user'],
] as const)('so is the %s by those for the %s', async (visitor, only) => {
  const paths = GUARDED.filter((one) => one.only === only).map(({ path }) => path);
  await expectLogin(await windowOf(front, visitor), paths);
});
