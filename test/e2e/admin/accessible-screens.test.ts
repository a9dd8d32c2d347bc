import type { Page } from 'playwright-core';
import { cutOffButtons } from '../../support/accessible.js';
import { openAdminWindow } from '../../support/admin-window.js';
import { dialog, loaded } from '../../support/back-office.js';
import { answer } from '../../support/calls.js';
import { button, field, region } from '../../support/screen.js';

const adminWindow = openAdminWindow();

beforeAll(async () => {
  const { front } = adminWindow;
  await front.api.post('newsletter/subscribe', { email: 'ada@example.com' });
  const { api } = await front.admin();
  const { data } = await api.post<{ _id: string }>('categories/create-category', {
    title: 'Ropes',
  });
  await api.put(`categories/${data._id}`, { title: 'Ropes and Rings' });
});

const press = (name: RegExp) => async (page: Page) => {
  await button(page, name).first().click();
  await page.getByRole('dialog').waitFor();
  expect(await cutOffButtons(page)).toEqual([]);
};

test.each<[string, string, (page: Page) => Promise<unknown>]>([
  [
    'the dashboard',
    '',
    async (page) => {
      await region(page, 'Order Status Breakdown').locator('path[data-index]').first().waitFor();
      await region(page, 'Revenue Overview').locator('path.MuiLineChart-line').first().waitFor();
      await loaded(page);
    },
  ],
  [
    'the restock dialog with an error',
    '',
    async (page) => {
      await press(/^Restock /)(page);
      await field(page, 'Current Quantity:').fill('');
      await button(page, 'Update').click();
      await page.getByText('Quantity must be a whole number from 0 to 1,000,000').waitFor();
    },
  ],
  ['the users', '/user-management', loaded],
  ['the question before making an admin', '/user-management', press(/^Make Admin/)],
  ['the subscribers', '/newsletter-management/subscribers', loaded],
  [
    'the question before cancelling a subscription',
    '/newsletter-management/subscribers',
    press(/^Cancel Subscription/),
  ],
  [
    'the operations',
    '/operations',
    (page) => region(page, 'Scheduled jobs').getByText('checkout.sweep').waitFor(),
  ],
  ['the payments to review', '/payments', loaded],
  ['the email notifications', '/notifications', loaded],
  ['the audit', '/audit', (page) => page.getByText('categories.create').first().waitFor()],
  ['the security log', '/audit/security', loaded],
  ['no screen', '/nowhere', (page) => page.getByText('404').first().waitFor()],
])('%s', (_, path, act) => adminWindow.expectAccessible(path, act));

test('figures that could not be loaded', async () => {
  adminWindow.front.browserErrors.expectStatus(503);
  await adminWindow.expectAccessible('', async (page) => {
    const message = 'Away for a moment';
    await answer(page, /\/api\/(analytics\/|orders\?|products\/low-stock)/, {
      status: 503,
      message,
    });
    await page.reload();
    for (const name of [
      'Statistics',
      'Revenue Overview',
      'Order Status Breakdown',
      'Low Stock Products',
      'Latest orders',
    ]) {
      await region(page, name).getByText(message).waitFor();
    }
  });
});

test('the menu of a narrow screen', async () => {
  await adminWindow.expectAccessible('', async (page) => {
    await loaded(page);
    if (page.viewportSize()!.width > 500) return;
    await button(page, 'Open menu').click();
    await dialog(page, 'Menu').waitFor();
  });
});
