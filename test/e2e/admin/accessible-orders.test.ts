import type { Page } from 'playwright-core';
import { openAdminWindow } from '../../support/admin-window.js';
import { loaded } from '../../support/back-office.js';
import { answer } from '../../support/calls.js';
import { button, heading } from '../../support/screen.js';

const adminWindow = openAdminWindow();

const LIST = '/order-management';
const LOST = '01900000-0000-7000-8000-000000000000';

interface Order {
  readonly _id: string;
  readonly number: number;
}

async function ordersOf(status: string): Promise<Order[]> {
  const { api } = await adminWindow.front.admin();
  return (await api.get<Order[]>(`orders?sort=-createdAt&limit=2&status=${status}`)).data;
}

const addressOf = async (status: string) => `${LIST}/${(await ordersOf(status))[0]!._id}`;

const filtered = (filter: object) => `${LIST}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test.each([
  ['all orders', LIST],
  ['those of one status', filtered({ status: 'pending' })],
  ['none at all', filtered({ searchTerm: 'zzzz' })],
])('%s', (_, path) => adminWindow.expectAccessible(path, loaded));

test.each(['pending', 'shipped', 'delivered', 'canceled', 'returned'])(
  'an order that is %s',
  async (status) => adminWindow.expectAccessible(await addressOf(status), loaded),
);

test.each([
  ['Ship', 'pending'],
  ['Cancel', 'pending'],
  ['Deliver', 'shipped'],
  ['Return', 'shipped'],
])('the question before %s', async (action, status) => {
  await adminWindow.expectAccessible(await addressOf(status), async (page) => {
    await button(page, action).click();
    await page.getByRole('dialog').waitFor();
  });
});

/** Ticks one that can be shipped and one that no longer can. */
async function tickTwo(page: Page): Promise<Order[]> {
  const orders = await Promise.all(
    ['pending', 'shipped'].map(async (status) => (await ordersOf(status))[0]!),
  );
  for (const { number } of orders) await page.getByLabel(`Select order ${number}`).check();
  await page.getByText('2 selected').waitFor();
  return orders;
}

test('the selection', () => adminWindow.expectAccessible(LIST, tickTwo));

test('the question before many are shipped, and what became of each', async () => {
  const ask = async (page: Page) => {
    const orders = await tickTwo(page);
    await button(page, 'Ship').click();
    await heading(page, 'Ship 1 order?').waitFor();
    return orders;
  };
  await adminWindow.expectAccessible(LIST, ask);
  await adminWindow.expectAccessible(LIST, async (page) => {
    const [going] = await ask(page);
    await answer(page, /\/orders\/bulk-ship$/, {
      data: [{ _id: going!._id, shipped: false, message: 'It is shipped' }],
    });
    await button(page, 'Ship 1 order').click();
    await heading(page, '0 of 1 order shipped').waitFor();
  });
});

test('packing slips', async () => {
  const ids = (await ordersOf('pending')).map(({ _id }) => _id);
  await adminWindow.expectAccessible(`${LIST}/packing-slips?ids=${ids.join(',')}`, (page) =>
    page.getByText('2 packing slips').waitFor(),
  );
});

test('an order that is not there', async () => {
  adminWindow.front.browserErrors.expectStatus(404);
  await adminWindow.expectAccessible(`${LIST}/${LOST}`, (page) =>
    page.getByText('Order not found').first().waitFor(),
  );
});
