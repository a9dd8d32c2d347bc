import { violations } from '../../support/accessible.js';
import { linkTo } from '../../support/mailed-link.js';
import { button, field, heading, link, open } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { uniqueName } from '../../support/unique-name.js';

const front = openStorefront();

/** @returns the path of the mailed link */
async function invite(email: string): Promise<string> {
  const { api } = await front.admin();
  const { success, body } = await api.post('staff/invitations', { email, staffRole: 'support' });
  if (!success) throw new Error(`not invited: ${body}`);
  return linkTo('/join', front.url, email);
}

test('without an invitation it says where one comes from, and leads on', async () => {
  const page = await front.window();
  await open(page, '/join');
  await heading(page, 'You need an invitation').waitFor();
  const main = page.getByRole('main');
  expect(await violations(page)).toEqual([]);
  await link(main, 'Login').waitFor();
  await link(main, 'Back to Home').click();
  await heading(page, 'Unleash Your Potential').waitFor();
});

test('somebody signed in with another account logs out and opens the invited one', async () => {
  const path = await invite(`${uniqueName()}@example.com`);
  const page = await front.window(await front.newShopper());
  await open(page, path);
  front.browserErrors.expectStatus(409);
  await button(page, 'Join the staff').click();
  await page
    .getByText('This invitation is for another account. Log in with the invited email address.')
    .waitFor();
  await button(page, 'Log out and continue').waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Log out and continue').click();
  await field(page, 'Full Name').fill('New Member');
  expect(page.url()).toContain(path);
  await field(page, 'Password').fill('a new correct horse');
  await button(page, 'Join the staff').click();
  await heading(page, 'Admin Dashboard').waitFor();
});

test('or logs in to it where there is one, and accepts', async () => {
  const invited = await front.newShopper('Grace Hopper');
  const path = await invite(invited.email);
  const page = await front.window(await front.newShopper());
  await open(page, path);
  front.browserErrors.expectStatus(409);
  await button(page, 'Join the staff').click();
  await button(page, 'Log out and continue').click();
  await link(page, 'Log in to accept').click();
  await field(page, 'Email Address').fill(invited.email);
  await field(page, 'Password').fill(invited.password);
  await button(page, 'Login').click();
  await button(page, 'Join the staff').click();
  await heading(page, 'Admin Dashboard').waitFor();
});
