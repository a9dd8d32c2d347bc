import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually.js';
import { hold } from '../../support/calls.js';
import { button, errorOf, field, heading, link, open, expectToast } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();

const NEW = 'a new correct horse';

/** The newest email to somebody that has a link to reset the password. @returns that link's path */
async function resetLink(email: string): Promise<string> {
  return eventually(async () => {
    const answer = await fetch(`${front.url}/dev/mail.json?to=${encodeURIComponent(email)}`);
    const emails = (await answer.json()) as { text: string }[];
    const found = emails.flatMap(({ text }) => /\/reset-password\?token=\S+/.exec(text) ?? [])[0];
    if (!found) throw new Error(`no link in ${emails.length} mails`);
    return found;
  }, 20_000);
}

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

  const path = await resetLink(shopper.email);
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
