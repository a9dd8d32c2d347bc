import { JwtService } from '@nestjs/jwt';
import type { BrowserContext, Page } from 'playwright-core';
import { loadEnv } from '../../../src/config/env.js';
import { ShopSecret } from '../../../src/platform/secret/shop-secret.js';
import { eventually } from '../../support/eventually.js';
import { button, field, heading, link, open, expectToast } from '../../support/screen.js';
import type { Shopper } from '../../support/shopper.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const JWT_SECRET = 'a-secret-that-only-tests-know-of-32';
const front = openStorefront({ JWT_SECRET });
const signature = { secret: new ShopSecret(loadEnv({ JWT_SECRET })).keyFor('access-token') };

/** Puts the end of the stored token into the past. */
async function runOut(page: Page): Promise<void> {
  const jwt = new JwtService(signature);
  const claims = jwt.decode<object>((await page.evaluate('localStorage.accessToken')) as string);
  const old = jwt.sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 });
  await page.evaluate(`localStorage.accessToken = '${old}'`);
}

/**
 * Counts from now on what all tabs of a browser ask for, and how often they are refused. The first
 * refresh waits until so many calls have been refused: then they were under way at the same moment.
 */
async function watch(context: BrowserContext, atOnce: number) {
  const seen = { refreshes: 0, refusals: 0 };
  context.on('response', (response) => {
    const isRefresh = response.url().endsWith('/auth/access-token');
    if (response.status() === 401 && !isRefresh) seen.refusals += 1;
  });
  await context.route('**/auth/access-token', async (route) => {
    seen.refreshes += 1;
    await eventually(() => expect(seen.refusals).toBeGreaterThanOrEqual(atOnce));
    await route.continue();
  });
  return seen;
}

const badge = (page: Page, count: number) =>
  page.getByRole('link', { name: `Cart, ${count} item${count === 1 ? '' : 's'}` });

test('two tabs whose token has run out at the same moment both go on', async () => {
  const one = await front.window(await front.newShopper());
  const other = await one.context().newPage();
  front.browserErrors.expectStatus(401);
  await Promise.all([open(one, '/products'), open(other, '/products')]);
  const add = (page: Page) => page.getByRole('button', { name: /^Add .* to cart$/ }).first();
  await runOut(one);
  const seen = await watch(one.context(), 2);
  await Promise.all([add(one).click(), add(other).click()]);
  await Promise.all([
    expectToast(one, 'Item added to cart'),
    expectToast(other, 'Item added to cart'),
  ]);
  expect(seen.refreshes).toBe(1);
  await Promise.all([open(one, '/user/profile'), open(other, '/user/orders')]);
  await heading(one, 'Recent Orders').waitFor();
  await heading(other, 'You have not placed any orders yet.').waitFor();
});

test('twenty calls at once make one refresh', async () => {
  const shopper = await front.newShopper();
  const page = await front.window(shopper);
  front.browserErrors.expectStatus(401);
  await open(page, '/');
  await runOut(page);
  const seen = await watch(page.context(), 20);
  const adds = page.getByRole('button', { name: /^Add .* to cart$/, disabled: false });
  await adds.evaluateAll((all) => all.slice(0, 20).forEach((one) => one.click()));
  await badge(page, 20).waitFor();
  expect(seen.refreshes).toBe(1);
});

test('who signs out does so in all tabs', async () => {
  const one = await front.window(await front.newShopper());
  const other = await one.context().newPage();
  await Promise.all([open(one, '/user/orders'), open(other, '/user/orders')]);
  for (const page of [one, other]) await heading(page, 'My Orders').waitFor();
  await button(one, 'Account').click();
  await button(one, 'Logout').click();
  await other.waitForURL('**/login');
  await link(other, 'Login').first().waitFor();
  await field(other, 'Email Address').waitFor();
  // The tab itself goes home, not to the login.
  await heading(one, 'Unleash Your Potential').waitFor();
  expect(new URL(one.url()).pathname).toBe('/');
});

test('who signs in does so in all tabs, and out of a tab that waited at the login', async () => {
  const shopper = await front.newShopper();
  const one = await front.window();
  const other = await one.context().newPage();
  await open(other, '/about');
  await open(one, '/login');
  await field(one, 'Email Address').fill(shopper.email);
  await field(one, 'Password').fill(shopper.password);
  await button(one.getByRole('main'), 'Login').click();
  await button(one, 'Account').waitFor();
  await button(other, 'Account').waitFor();
});

const NEW_PASSWORD = 'another word';

/** Changes the password elsewhere, which ends the sessions of all windows. */
async function endSessions({ email, password }: Shopper): Promise<void> {
  const fresh = await front.api.post<{ token: string }>('auth/login', { email, password });
  const changed = await front.api.as(fresh.data.token).post('auth/change-password', {
    oldPassword: password,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });
  expect(changed.success).toBe(true);
}

async function logInAgain(page: Page, shopper: Shopper): Promise<void> {
  await page.waitForURL('**/login');
  await field(page, 'Email Address').fill(shopper.email);
  await field(page, 'Password').fill(NEW_PASSWORD);
  await button(page.getByRole('main'), 'Login').click();
}

test('a session ended elsewhere leads to the login, and back to where one was', async () => {
  const shopper = await front.newShopper();
  const page = await front.window(shopper);
  front.browserErrors.expectStatus(401);
  await open(page, '/products?sort=asc');
  await badge(page, 0)
    .or(page.getByRole('link', { name: 'Cart, empty' }))
    .waitFor();
  await endSessions(shopper);
  await page
    .getByRole('button', { name: /^Add .* to cart$/ })
    .first()
    .click();
  await logInAgain(page, shopper);
  await page.waitForURL('**/products?sort=asc');
});

test('what was typed into the profile as the session ended is there again after the login', async () => {
  const shopper = await front.newShopper();
  const page = await front.window(shopper);
  front.browserErrors.expectStatus(401);
  await open(page, '/user/profile/edit');
  await field(page, 'Address').fill('12 Ockham Park');
  await endSessions(shopper);
  await button(page, 'Save Changes').click();
  await logInAgain(page, shopper);
  await page.waitForURL('**/user/profile/edit');
  await waitUntil(() => field(page, 'Address').inputValue()).toBe('12 Ockham Park');
  await button(page, 'Save Changes').click();
  await expectToast(page, 'Profile updated successfully!');
});
