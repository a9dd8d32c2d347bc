import type { Page } from 'playwright-core';
import { adminScreens, type AdminScreen, ADMIN, openAdmin } from '../../support/back-office.js';
import { button, heading, link } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();
let screens: AdminScreen[];

const PROFILE: AdminScreen[] = [
  { path: '/admin/profile', title: 'Profile' },
  { path: '/admin/profile/edit', title: 'Edit Profile' },
];

beforeAll(async () => {
  screens = [...PROFILE, ...(await adminScreens(front))];
});

const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** One of six: enough for what happens before a screen of its own is loaded. `screens.test.ts` of the conformance loads each. */
const someOf = (all: readonly AdminScreen[]) => all.filter((_, nth) => nth % 6 === 0);

/** Signs in by the demo's button on the way to an address. */
async function signInAndArrive(page: Page, { path, title: name }: AdminScreen): Promise<void> {
  await isAt(page, '/login');
  await button(page, 'Login As Admin').click();
  await isAt(page, path);
  await title(page, name);
}

/** Without a session, as in a window of its own. */
async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate('localStorage.clear(); sessionStorage.clear()');
}

test('an address leads a guest to the login, and an admin from there back', async () => {
  const page = await front.window();
  for (const screen of someOf(screens)) {
    await page.goto(screen.path);
    // The way back is a load of the page, by which an admin opens any address.
    await signInAndArrive(page, screen);
    await signOut(page);
  }
});

test('an address opens again by reload', async () => {
  const page = await openAdmin(front);
  for (const screen of someOf(screens)) {
    await page.goto(screen.path);
    await page.reload();
    await title(page, screen.title);
    expect(new URL(page.url()).pathname).toBe(screen.path);
  }
});

test('an address leads a customer to the login, and an admin from there back', async () => {
  const page = await front.window(await front.newShopper());
  const asCustomer = page.getByText('You are signed in as a customer.');
  const [profile, ...others] = screens;
  const ofDashboard = others.filter((screen) => screen.path.startsWith(ADMIN));
  for (const { path } of someOf(ofDashboard)) {
    await page.goto(path);
    await asCustomer.waitFor();
    await page.waitForURL(`**/login?from=${encodeURIComponent(path)}`);
  }
  await page.goto(profile!.path);
  await asCustomer.waitFor();
  await signInAndArrive(page, profile!);
});

test('a filtered list comes back as it was after the login', async () => {
  const page = await front.window();
  const path = `${ADMIN}/user-management?filter=${encodeURIComponent('{"role":"admin"}')}`;
  await page.goto(path);
  await isAt(page, '/login');
  await button(page, 'Login As Admin').click();
  await page.waitForURL((url) => url.pathname + url.search === path);
  await page.getByText('1–1 of 1').waitFor();
});

test('an address that leads nowhere says so and leads home', async () => {
  const page = await openAdmin(front, '/product-management/nothing');
  await title(page, '404');
  await page.getByText('This page does not exist.').waitFor();
  await link(page, 'Go to dashboard').click();
  await heading(page, 'Admin Dashboard').waitFor();
});
