import { violations } from '../../support/accessible.js';
import { PASSWORD } from '../../support/password.js';
import { button, errorOf, expectToast, field, heading, link, open } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

test('shoppers download their data and delete their account, with the password', async () => {
  const page = await front.window(await front.newShopper());
  await open(page, '/user/profile');
  await button(page, 'Download my data').click();
  const asked = page.getByRole('dialog');
  expect(await violations(page)).toEqual([]);
  front.browserErrors.expectStatus(400);
  await field(asked, 'Password').fill('guessed it');
  await button(asked, 'Download').click();
  await expectToast(page, 'The current password is not correct');
  expect(await errorOf(page, 'Password')).toBe('The current password is not correct');
  const download = page.waitForEvent('download');
  await field(asked, 'Password').fill(PASSWORD);
  await button(asked, 'Download').click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  await expectToast(page, 'Your data is downloaded.');

  await button(page, 'Delete account').click();
  await field(asked, 'Password').fill(PASSWORD);
  await button(asked, 'Delete account for good').click();
  await expectToast(page, 'Your account is deleted.');
  await link(page, 'Login').first().waitFor();
  await heading(page, 'Unleash Your Potential').waitFor();
  await waitUntil(() => new URL(page.url()).pathname).toBe('/');
});
