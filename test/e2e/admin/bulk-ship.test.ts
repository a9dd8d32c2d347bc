import { openAdmin } from '../../support/back-office.js';
import { button, heading } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const LIST = '/order-management';

const front = openStorefront();

test('ticked orders are shipped after asking, with a result for each', async () => {
  const page = await openAdmin(front, LIST);
  const row = (status: string) => page.getByRole('row').filter({ hasText: status });
  await row('Pending').first().waitFor();
  const pending = await row('Pending').count();
  const numberIn = async (status: string) =>
    /\d{6}/.exec(await row(status).first().innerText())![0];
  const [going, gone] = [await numberIn('Pending'), await numberIn('Shipped')];
  await page.getByLabel(`Select order ${going}`).check();
  await page.getByLabel(`Select order ${gone}`).check();
  await page.getByText('2 selected').waitFor();

  await button(page, 'Ship').click();
  const dialog = page.getByRole('dialog');
  await heading(dialog, 'Ship 2 orders?').waitFor();
  await dialog.getByText('1 order cannot be shipped and will not change.').waitFor();
  await button(page, 'Ship 2 orders').click();

  await heading(dialog, '1 of 2 orders shipped').waitFor();
  await waitUntil(() => dialog.getByRole('listitem').allInnerTexts()).toEqual([
    `${gone} An order that is shipped cannot become shipped`,
    `${going} Shipped`,
  ]);
  await button(page, 'Close').click();
  await page.getByText('1 selected').waitFor();
  await page
    .getByRole('row', { name: new RegExp(going) })
    .getByText('Shipped')
    .waitFor();
  await waitUntil(() => row('Pending').count()).toBe(pending - 1);
  await button(page, 'Clear selection').click();
  await page.getByText('1 selected').waitFor({ state: 'hidden' });
});

test('one tick takes the whole page, and another page comes on top', async () => {
  const page = await openAdmin(front, LIST);
  await page.getByLabel('Select all on this page').check();
  await page.getByText('25 selected').waitFor();
  await button(page, 'Next').click();
  await page.getByText('26–44 of 44').waitFor();
  // The rows of the page before stand until its own are here.
  await page.getByRole('checkbox', { name: 'Select all on this page', checked: false }).waitFor();
  await page.getByLabel('Select all on this page').check();
  await page.getByText('44 selected').waitFor();
  await page.getByLabel('Select all on this page').uncheck();
  await page.getByText('25 selected').waitFor();
});

test('orders are ticked on a phone, too', async () => {
  const page = await openAdmin(front, LIST, { width: 390 });
  await page
    .getByLabel(/^Select order/)
    .first()
    .check();
  await page.getByText('1 selected').waitFor();
});
