import type { Locator, Page } from 'playwright-core';
import { violations } from '../../support/accessible.js';
import { dialog, openAdmin, rows, expectToasts } from '../../support/back-office.js';
import { button, isFocused } from '../../support/screen.js';
import { waitUntil } from '../../support/wait-until.js';
import { openStorefront } from '../../support/storefront.js';

const front = openStorefront();

/** The first row of a status, its order's number, and the button of its actions. */
async function first(page: Page, status: string): Promise<[Locator, string, Locator]> {
  const some = rows(page).filter({ hasText: status }).first();
  const [number = ''] = /\d{6}/.exec(await some.innerText()) ?? [];
  const row = rows(page).filter({ hasText: number });
  return [row, number, button(row, `Actions of order ${number}`)];
}

test('an order is shipped from its row, after asking', async () => {
  const page = await openAdmin(front, '/order-management');
  const [row, number, actions] = await first(page, 'Pending');
  await actions.click();
  const menu = page.getByRole('menu', { name: `Actions of order ${number}` });
  await waitUntil(() => menu.getByRole('menuitem').allInnerTexts()).toEqual(['Ship', 'Cancel']);
  expect(await violations(page)).toEqual([]);
  await menu.getByRole('menuitem', { name: 'Cancel' }).click();
  const asked = dialog(page, `Cancel order ${number}?`);
  await asked.getByText('The payment is refunded in full').waitFor();
  await button(asked, 'Keep order').click();
  await asked.waitFor({ state: 'detached' });
  await waitUntil(() => isFocused(actions)).toBe(true);

  await actions.press('Enter');
  await page.getByRole('menuitem', { name: 'Ship' }).press('Enter');
  const ship = () => button(dialog(page, `Ship order ${number}?`), 'Ship order').click();
  await expectToasts(page, /\/orders\/status\/admin\//, ship, [
    'Loading...',
    'shipped successfully!',
  ]);
  await row.getByText('Shipped').waitFor();
  await waitUntil(() => isFocused(actions)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard/order-management');
});

test('an order is shipped from its card on a phone', async () => {
  const page = await openAdmin(front, '/order-management', { width: 390 });
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pending' }).first();
  const [number = ''] = /\d{6}/.exec(await card.innerText()) ?? [];
  await button(page, `Actions of order ${number}`).click();
  await page.getByRole('menuitem', { name: 'Ship' }).click();
  const ship = () => button(dialog(page, `Ship order ${number}?`), 'Ship order').click();
  await expectToasts(page, /\/orders\/status\/admin\//, ship, [
    'Loading...',
    'shipped successfully!',
  ]);
  await page.getByRole('listitem').filter({ hasText: number }).getByText('Shipped').waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard/order-management');
});

test('what is final has no actions', async () => {
  const page = await openAdmin(front, '/order-management');
  await page.getByRole('tab', { name: /Delivered/ }).click();
  const [row, , actions] = await first(page, 'Delivered');
  await row.getByRole('link', { name: /Details/ }).waitFor();
  expect(await actions.count()).toBe(0);
});
