import type { Page } from 'playwright-core';
import { smallTargets, violations } from '../../support/accessible.js';
import { answer } from '../../support/calls.js';
import {
  button,
  errorOf,
  expectToast,
  field,
  holdsFocus,
  link,
  open,
} from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront();
const NEWSLETTER = 'Email address for the newsletter';
const main = (page: Page) => page.getByRole('main');

/** The fields to type into that do not say what they take, which a browser or password manager fills them by. */
const UNNAMED = `[...document.querySelectorAll('input, textarea, select')]
  .filter((one) => !['file', 'checkbox', 'radio', 'range', 'search'].includes(one.type))
  .filter((one) => !one.hasAttribute('autocomplete'))
  .map((one) => one.outerHTML)`;

/** Opens a form, all of whose fields say what they take, and types into it. */
async function fillForm(page: Page, path: string, values: Record<string, string>): Promise<void> {
  await open(page, path);
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  expect(await page.evaluate(UNNAMED)).toEqual([]);
}

/** The error stands below the field, is told besides, and the field has the focus. */
async function expectRefused(page: Page, label: string, message: string): Promise<void> {
  await waitUntil(() => errorOf(page, label)).toBe(message);
  expect(await field(page, label).getAttribute('aria-invalid')).toBe('true');
  await holdsFocus(field(page, label));
  await expectToast(page, message);
}

test('what the server refuses a guest stands at its field', async () => {
  const page = await front.window();
  const { email } = await front.newShopper();
  front.browserErrors.expectStatus(400, 401, 409);

  await fillForm(page, '/login', { 'Email Address': email, Password: 'not the word' });
  await button(main(page), 'Login').click();
  await expectRefused(page, 'Password', 'Invalid email or password');

  await fillForm(page, '/register', {
    'Full Name': 'Ada',
    'Email Address': email,
    Password: 'vigor-user',
    'Confirm Password': 'vigor-user',
  });
  await button(main(page), 'Register').click();
  await expectRefused(page, 'Email Address', 'An account with this email already exists');

  await fillForm(page, '/contact', {
    Name: 'Ada',
    Email: email,
    Subject: 'Hello',
    Message: 'Where is it?',
    // A browser takes this for an address, the server does not.
    [NEWSLETTER]: 'ada@localhost',
  });
  await button(page, 'Subscribe').click();
  await expectRefused(page, NEWSLETTER, 'Invalid email address');
  expect(await violations(page)).toEqual([]);
  const message = 'Subject must be one line';
  const errors = [{ field: 'subject', message }];
  await answer(page, /api\/contact$/, { status: 400, message, errors });
  await button(page, 'Send Message').click();
  await expectRefused(page, 'Subject', message);
});

test('a reset link that has expired is said where it stays, with the way to a new one', async () => {
  const page = await front.window();
  front.browserErrors.expectStatus(400);
  await fillForm(page, '/reset-password?token=some', {
    'New Password': 'vigor-user',
    'Confirm Password': 'vigor-user',
  });
  await button(page, 'Reset Password').click();
  await expectToast(page, 'This reset link is invalid or has expired');
  const problem = page.getByRole('alert');
  await problem.getByText('This reset link is invalid or has expired', { exact: true }).waitFor();
  await holdsFocus(problem);
  expect(await violations(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
  await link(problem, 'Send a new link').click();
  await page.waitForURL('**/forget-password');
});

test('what the server refuses a shopper stands at its field', async () => {
  const page = await front.window(await front.newShopper());
  const { email } = await front.newShopper();
  front.browserErrors.expectStatus(400, 409);

  await fillForm(page, '/change-password', {
    'Old Password': 'not the old one',
    'New Password': 'vigor-user',
    'Confirm Password': 'vigor-user',
  });
  await button(page, 'Change Password').click();
  await expectRefused(page, 'Old Password', 'The old password is not correct');

  await fillForm(page, '/user/profile/edit', { 'Email Address': email });
  await button(page, 'Save Changes').click();
  await expectRefused(page, 'Email Address', 'An account with this email already exists');
});
