import { violations } from '../../support/accessible.js';
import { button, heading, openAdmin } from '../../support/back-office.js';
import { expectToast, field, link, open, region } from '../../support/screen.js';
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

test('a zone is added with its methods, and a warning comes before the last one goes', async () => {
  const page = await openAdmin(front, '/delivery');
  await link(page, 'Add zone').click();
  await button(page, 'Add zone').click();
  await page.getByText('Choose at least one country').first().waitFor();
  await field(page, 'Name').fill('Canada');
  await field(page, 'Country').selectOption('CA');
  await page.getByRole('combobox', { name: 'States' }).click();
  await page.getByRole('option', { name: 'Ontario' }).click();
  await page.keyboard.press('Escape');
  await button(page, 'Add zone').click();
  await expectToast(page, 'Delivery saved');
  const zone = region(page, 'Canada');
  await zone.getByText('Canada (ON)').waitFor();
  await zone.getByText('Nobody here can order').waitFor();

  await link(zone, 'Add method').click();
  await field(page, 'Name').fill('Freight');
  await field(page, 'Pricing').selectOption('by_weight');
  await field(page, 'Up to, in grams').fill('30000');
  await field(page, 'Price').fill('19.5');
  expect(await violations(page)).toEqual([]);
  await button(page, 'Add method').click();
  await zone.getByText('By weight, $19.50').waitFor();

  await button(page, 'Delete Freight').click();
  await page.getByText(/Nobody in the zone Canada can order any more/).waitFor();
  await button(page.getByRole('dialog'), 'Delete').click();
  await zone.getByText('Nobody here can order').waitFor();
});

test('a tax rate is added and edited', async () => {
  const page = await openAdmin(front, '/taxes');
  await page.getByText('Nothing is taxed until there is one.').waitFor();
  await link(page, 'Add rate').click();
  await field(page, 'Name').fill('Sales tax');
  await field(page, 'Country').selectOption('US');
  await field(page, 'State').selectOption('NY');
  await field(page, 'Percent').fill('8.875');
  await button(page, 'Add rate').click();
  await expectToast(page, 'Tax rate saved');
  await page.getByText('8.875%').waitFor();

  await link(page, 'Edit Sales tax of United States, NY, standard').click();
  await field(page, 'State').selectOption('');
  await field(page, 'Percent').fill('5');
  await button(page, 'Save').click();
  await page.getByText('5%', { exact: true }).waitFor();
  await page.getByText('United States', { exact: true }).waitFor();
});

test('a discount code is added, edited and turned off', async () => {
  const page = await openAdmin(front, '/discounts');
  await page.getByText('The checkout has a field for them').waitFor();
  await link(page, 'Add code').click();
  await button(page, 'Add code').click();
  await page.getByText('Code is required').first().waitFor();
  await page.getByText('Percentage must be a number').first().waitFor();
  await field(page, 'Code').fill('summer');
  await field(page, 'Percent').fill('15');
  await field(page, 'Uses in all').fill('20');
  await field(page, 'For').selectOption('categories');
  await page.getByRole('combobox', { name: 'Categories' }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
  await button(page, 'Add code').click();
  await expectToast(page, 'Discount code saved');
  for (const text of ['SUMMER', '15% off', '1 category', '0 of 20', 'Active']) {
    await page.getByText(text, { exact: true }).waitFor();
  }

  await link(page, 'Edit SUMMER').click();
  await field(page, 'Gives').selectOption('amount');
  await field(page, 'Amount').fill('5');
  await field(page, 'For').selectOption('products');
  await page.getByRole('combobox', { name: 'Products' }).fill('bell');
  await page.getByRole('option', { name: /bell/i }).first().click();
  await page.getByRole('checkbox', { name: 'Active' }).uncheck();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Save').click();
  for (const text of ['$5.00 off', '1 product', 'Off']) {
    await page.getByText(text, { exact: true }).waitFor();
  }

  front.browserErrors.expectStatus(404);
  const { api } = await front.admin();
  const { data: codes } = await api.get<{ _id: string; targets: string[] }[]>('discounts');
  const { _id } = codes[0]!;
  const path = `discounts/${_id}`;
  const { data: products } = await api.get<{ _id: string; name: string }[]>('products?limit=2');
  const [left, deleted] = products.map(({ _id }) => _id);
  const { data: terms } = await api.get<{ version: number }>(path);
  await api.put(path, { ...terms, targets: [left, deleted] });
  await api.delete(`products/${deleted}`);
  const again = await openAdmin(front, `/discounts/edit/${_id}`);
  await button(again, products[0]!.name).waitFor();
  await again.getByText('Not shown, because deleted: 1 product.').waitFor();
  await field(again, 'Amount').fill('6');
  await button(again, 'Save').click();
  await again.getByText('$6.00 off', { exact: true }).waitFor();
});
