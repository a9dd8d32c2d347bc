import { violations } from '../../support/accessible.js';
import { button, dialog, heading, openAdmin } from '../../support/back-office.js';
import { expectToast, field, link, region } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { uniqueName } from '../../support/unique-name.js';

const front = openStorefront();

test('a customer is found by phone, noted down, blocked, and erased', async () => {
  const customer = await front.newShopper('Katherine Weights');
  await customer.api.put('users', { phone: '+1 555 424 2424' });
  const page = await openAdmin(front, '/user-management');
  await field(page, 'Search users').fill('424 2424');
  await page.waitForURL(/searchTerm/);
  await link(page, 'Katherine Weights').click();
  await heading(page, 'Katherine Weights').waitFor();
  await page.getByText('No orders yet.').waitFor();
  await region(page, 'Sessions')
    .getByText(/^Since/)
    .waitFor();
  expect(await violations(page)).toEqual([]);

  await field(page, 'Note').fill('Prefers calls');
  await button(page, 'Add note').click();
  await expectToast(page, 'Note added.');
  await region(page, 'Notes').getByText('Prefers calls').waitFor();

  await button(page, 'Block').click();
  await button(dialog(page, 'Block Katherine Weights?'), 'Block').click();
  await expectToast(page, 'Account blocked.');
  await region(page, 'Sessions').getByText('Not logged in anywhere.').waitFor();
  await button(page, 'Unblock').waitFor();

  const download = page.waitForEvent('download');
  await button(page, 'Export data').click();
  expect((await download).suggestedFilename()).toMatch(/^customer-.*\.json$/);

  await button(page, 'Erase').click();
  await button(dialog(page, 'Erase Katherine Weights?'), 'Erase').click();
  await expectToast(page, 'Customer erased.');
  await heading(page, 'Erased customer').waitFor();
  expect(await button(page, 'Erase').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});

test('what is held by an address without an account is erased; that of an account is not', async () => {
  const email = `${uniqueName()}@example.com`;
  await front.api.post('newsletter/subscribe', { email });
  const shopper = await front.newShopper();
  const page = await openAdmin(front, '/user-management', { width: 390 });
  await button(page, 'Erase an address').click();
  const asked = dialog(page, 'Erase an address');
  await button(asked, 'Erase').click();
  await asked.getByText('Invalid email address').waitFor();
  expect(await violations(page)).toEqual([]);
  front.browserErrors.expectStatus(409);
  await field(asked, 'Email').fill(shopper.email);
  await button(asked, 'Erase').click();
  await asked.getByText(/^This address belongs to an account/).waitFor();
  await field(asked, 'Email').fill(email);
  await button(asked, 'Erase').click();
  await expectToast(page, 'All that was held by this address is erased.');
  await asked.waitFor({ state: 'detached' });
  const { rows } = await front.db.query('SELECT FROM subscriber WHERE email = $1', [email]);
  expect(rows).toEqual([]);
});
