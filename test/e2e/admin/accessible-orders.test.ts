import type { Page } from 'playwright-core';
import { openAdminWindows } from '../../support/admin-windows.js';
import { loaded } from '../../support/back-office.js';
import { answer } from '../../support/calls.js';
import { button, heading } from '../../support/screen.js';

const windows = openAdminWindows();

const LIST = '/order-management';
const LOST = '01900000-0000-7000-8000-000000000000';

interface Order {
  readonly _id: string;
  readonly number: number;
}

async function ordersOf(status: string): Promise<Order[]> {
  const { api } = await windows.front.admin();
  return (await api.get<Order[]>(`orders?sort=-createdAt&limit=2&status=${status}`)).data;
}

const addressOf = async (status: string) => `${LIST}/${(await ordersOf(status))[0]!._id}`;

const filtered = (filter: object) => `${LIST}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test.each([
  ['all orders', LIST],
  ['those of one status', filtered({ status: 'pending' })],
  ['none at all', filtered({ searchTerm: 'zzzz' })],
])('%s', (_, path) => windows.expectAccessible(path, loaded));

test.each(['pending', 'shipped', 'delivered', 'canceled', 'returned'])(
  'an order that is %s',
  async (status) => windows.expectAccessible(await addressOf(status), loaded),
);

test.each([
  ['Ship', 'pending'],
  ['Cancel', 'pending'],
  ['Deliver', 'shipped'],
  ['Return', 'shipped'],
])('the question before %s', async (action, status) => {
  await windows.expectAccessible(await addressOf(status), async (page) => {
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

test('the selection', () => windows.expectAccessible(LIST, tickTwo));

test('the question before many are shipped, and what became of each', async () => {
  const ask = async (page: Page) => {
    const orders = await tickTwo(page);
    await button(page, 'Ship').click();
    await heading(page, 'Ship 2 orders?').waitFor();
    return orders;
  };
  await windows.expectAccessible(LIST, ask);
  await windows.expectAccessible(LIST, async (page) => {
    const [going, gone] = await ask(page);
    await answer(page, /\/orders\/bulk-ship$/, {
      data: [
        { _id: going!._id, shipped: true, message: 'Shipped' },
        { _id: gone!._id, shipped: false, message: 'It is shipped' },
      ],
    });
    await button(page, 'Ship 2 orders').click();
    await heading(page, '1 of 2 orders shipped').waitFor();
  });
});

test('packing slips', async () => {
  const ids = (await ordersOf('pending')).map(({ _id }) => _id);
  await windows.expectAccessible(`${LIST}/packing-slips?ids=${ids.join(',')}`, (page) =>
    page.getByText('2 packing slips').waitFor(),
  );
});

test('an order that is not there', async () => {
  windows.front.browserErrors.expectStatus(404);
  await windows.expectAccessible(`${LIST}/${LOST}`, (page) =>
    page.getByText('Order not found').first().waitFor(),
  );
});
