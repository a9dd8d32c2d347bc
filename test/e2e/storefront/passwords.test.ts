import type { Page } from 'playwright-core';
import { violations } from '../../support/accessible.js';
import { hold } from '../../support/calls.js';
import { linkTo } from '../../support/mailed-link.js';
import { button, errorOf, field, heading, link, open, expectToast } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

const NEW = 'a new correct horse';

async function canLogIn(email: string, password: string): Promise<boolean> {
  return (await front.api.post('auth/login', { email, password })).success;
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

test('changing: the wrong old one is refused; the right one leads to the profile', async () => {
  const shopper = await front.newShopper();
  const page = await front.window(shopper);
  front.browserErrors.expectStatus(400);
  await open(page, '/change-password');
  await fill(page, {
    'Old Password': 'not the old one',
    'New Password': NEW,
    'Confirm Password': NEW,
  });
  await button(page, 'Change Password').click();
  await page
    .getByRole('status')
    .filter({ hasText: /old password/i })
    .waitFor();
  await field(page, 'Old Password').fill(shopper.password);
  const release = await hold(page, /change-password$/);
  await button(page, 'Change Password').click();
  await expectToast(page, 'Updating password...');
  release();
  await expectToast(page, 'Password changed successfully!');
  await page.waitForURL('**/user/profile');
  await heading(page, 'Recent Orders').waitFor();
  expect(await canLogIn(shopper.email, NEW)).toBe(true);
  expect(await canLogIn(shopper.email, shopper.password)).toBe(false);
});

test('an admin comes to the admin’s profile', async () => {
  const page = await front.window(await front.admin());
  await open(page, '/change-password');
  await fill(page, {
    'Old Password': 'vigor-admin',
    'New Password': 'vigor-admin',
    'Confirm Password': 'vigor-admin',
  });
  await button(page, 'Change Password').click();
  await page.waitForURL('**/admin/profile');
});

test('forgotten: the email, its link, a new password, and the login with it', async () => {
  const shopper = await front.newShopper();
  const page = await front.window(shopper);
  await open(page, '/forget-password');
  await button(page, 'Send Reset Link').click();
  await waitUntil(() => errorOf(page, 'Email Address')).toBe('Invalid email address');
  await field(page, 'Email Address').fill(shopper.email);
  const release = await hold(page, /forgot-password$/);
  await button(page, 'Send Reset Link').click();
  await expectToast(page, 'Sending reset link...');
  release();
  await expectToast(page, 'Check your email for the reset link!');
  await heading(page, 'Email Sent!').waitFor();
  await page.getByText(shopper.email).waitFor();

  const path = await linkTo('/reset-password', front.url, shopper.email);
  await open(page, path);
  await button(page, 'Reset Password').click();
  const tooShort = 'Password must be at least 6 characters';
  await waitUntil(() => errorOf(page, 'New Password')).toBe(tooShort);
  await waitUntil(() => errorOf(page, 'Confirm Password')).toBe('Please confirm your password');
  await fill(page, { 'New Password': NEW, 'Confirm Password': 'another one' });
  await waitUntil(() => errorOf(page, 'Confirm Password')).toBe('Passwords do not match');
  await field(page, 'Confirm Password').fill(NEW);
  await button(page, 'Reset Password').click();
  await expectToast(page, 'Password reset successful!');
  await page.waitForURL('**/login');
  // Whoever was signed in here is so no longer.
  await link(page, 'Login').first().waitFor();
  expect(await canLogIn(shopper.email, NEW)).toBe(true);

  front.browserErrors.expectStatus(400);
  await open(page, path);
  await fill(page, { 'New Password': NEW, 'Confirm Password': NEW });
  await button(page, 'Reset Password').click();
  await expectToast(page, 'This reset link is invalid or has expired');
});

test('a link without its token offers a new one', async () => {
  const page = await front.window();
  await open(page, '/reset-password');
  await page.getByText('This reset link is invalid or has expired.').waitFor();
  await link(page, 'Send a new link').click();
  await page.waitForURL('**/forget-password');
});

test('a common password is warned of, by a list that is loaded then, and accepted', async () => {
  const page = await front.window();
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('common-passwords')) lists.push(request.url());
  });
  await open(page, '/register');
  const warning = page.getByText('This is one of the 1,000 most common passwords.', {
    exact: false,
  });
  await fill(page, { 'Full Name': 'Ada', 'Email Address': `common-${Date.now()}@example.com` });
  expect(lists).toEqual([]);
  await fill(page, { Password: 'Princess' });
  await warning.waitFor();
  expect(lists).toHaveLength(1);
  expect(await field(page, 'Password').getAttribute('aria-describedby')).toMatch(/-warning$/);
  expect(await violations(page)).toEqual([]);
  await fill(page, { Password: NEW });
  await waitUntil(() => warning.count()).toBe(0);
  await fill(page, { Password: 'Princess', 'Confirm Password': 'Princess' });
  await page.getByRole('main').getByRole('button', { name: 'Register' }).click();
  await expectToast(page, 'Sign up successful!');
  for (const path of ['/change-password', '/reset-password?token=some']) {
    await open(page, path);
    await fill(page, { 'New Password': '123456' });
    await warning.waitFor();
  }
});
