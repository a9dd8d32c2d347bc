import { violations } from '../../support/accessible.js';
import { button, heading, openAdmin } from '../../support/back-office.js';
import { expectToast, field, open } from '../../support/screen.js';
import { openStorefront } from '../../support/storefront.js';
import { waitUntil } from '../../support/wait-until.js';

const front = openStorefront({ SHOP_NAME: 'Iron & Oak' });

test('settings are saved, shown in the shop, and taken back', async () => {
  const page = await openAdmin(front, '/settings');
  await heading(page, 'Settings').waitFor();
  await waitUntil(() => field(page, 'Shop name').inputValue()).toBe('Iron & Oak');
  expect(await violations(page)).toEqual([]);

  await field(page, 'Shop name').fill('');
  await button(page, 'Save settings').click();
  await page.getByText('Shop name is required').first().waitFor();

  await field(page, 'Shop name').fill('Bell & Bar');
  await field(page, 'Phone').fill('');
  await field(page, 'Facebook').fill('');
  await field(page, 'Country').selectOption('DE');
  await field(page, 'Return window in days').fill('14');
  await page.getByRole('checkbox', { name: 'Monday' }).check();
  await button(page, 'Save settings').click();
  await expectToast(page, 'Settings saved');
  await page.getByText('Version 2').waitFor();
  await page.getByText(/Opening hours: Empty → Monday 9:00 AM to 5:00 PM/).waitFor();
  await waitUntil(() => page.title()).toBe('Settings · Bell & Bar');

  const shop = await front.window();
  await open(shop, '/contact');
  await shop.getByText('Monday', { exact: true }).waitFor();
  await shop.getByText('9:00 AM to 5:00 PM').waitFor();
  const footer = shop.getByRole('contentinfo');
  await footer.getByText('100 Forge Street, 97201 Portland, OR, Germany').waitFor();
  expect(await footer.getByRole('link', { name: 'Facebook' }).count()).toBe(0);
  expect(await shop.getByText('+1 (555) 010-0199').count()).toBe(0);
  expect(await violations(shop)).toEqual([]);

  await button(page, 'Restore').click();
  await button(page.getByRole('dialog'), 'Restore').click();
  await expectToast(page, 'Settings restored');
  await waitUntil(() => field(page, 'Shop name').inputValue()).toBe('Iron & Oak');
  await page.getByText(/Restored version 1/).waitFor();

  // The form is that of the newest version, so it can be saved again.
  await field(page, 'City').fill('Rome');
  await button(page, 'Save settings').click();
  await page.getByText('Version 4').waitFor();
});
