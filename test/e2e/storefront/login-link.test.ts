import type { Page } from 'playwright-core';
import { violations } from '../../support/accessible.js';
import { linkTo } from '../../support/mailed-link.js';
import { button, expectToast, field, heading, open, until } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront({ RATE_LIMITS: 'on', DEMO: 'off' });

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'Email Address').fill(email);
  await field(page, 'Password').fill(password);
  await button(page, 'Login').click();
}

test('where somebody else has used up the attempts, a link by email lets the user log in', async () => {
  const { email, password } = await front.newShopper();
  const guess = { email, password: 'a wrong guess' };
  for (let i = 0; i < 10; i++) await front.api.post('auth/login', guess);
  const page = await front.window();
  front.browserErrors.expectStatus(429);
  await open(page, '/login');
  await logIn(page, email, password);
  await page.getByText('Too many attempts. Please try again later.').waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Email me a login link').click();
  await expectToast(page, 'Check your email for the login link!');
  await heading(page, 'Email Sent!').waitFor();
  expect(await violations(page)).toEqual([]);

  await open(page, await linkTo('/login-link', front.url, email));
  await page.getByText('Log in on this device?').waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Continue to login').click();
  await heading(page, 'Welcome back').waitFor();
  await logIn(page, email, password);
  await expectToast(page, 'Login successful!');
  await until(page, "localStorage.getItem('accessToken') !== null");
});

test('without the demo staff who come from nowhere get to the back office, shoppers to the shop', async () => {
  const staff = await front.window();
  await open(staff, '/login');
  await logIn(staff, 'admin@vigor.test', 'vigor-admin');
  await heading(staff, 'Admin Dashboard').waitFor();
  const { email, password } = await front.newShopper();
  const shopper = await front.window();
  await open(shopper, '/login');
  await logIn(shopper, email, password);
  await heading(shopper, 'Unleash Your Potential').waitFor();
});
