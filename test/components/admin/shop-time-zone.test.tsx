import { screen, waitFor } from '@testing-library/react/pure';
import { setShopTimeZone } from '../../../admin/src/data/shop-time';
import { openAdmin, startBackOffice } from '../support/back-office';
import { answerDashboard } from '../support/dashboard';
import { listMeta, order, orderMeta, SHOP } from '../support/records';
import { field, fill, press, region } from '../support/screen';

const api = startBackOffice();
const AT = '2026-11-21T11:01:00.000Z';

beforeEach(() => {
  const settings = { ...SHOP.settings, timeZone: 'Pacific/Auckland' };
  api.answer('GET /api/shop', { ...SHOP, settings });
  answerDashboard(api);
});
afterEach(() => setShopTimeZone('UTC'));

test('an order has the day of the shop', async () => {
  api.answer('GET /api/orders', [order({ createdAt: AT })], orderMeta());
  openAdmin('/order-management');
  expect((await screen.findAllByText(/2026-11-22/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/2026-11-21/)).toBeNull();
});

test('a time is the shop’s, and names its zone', async () => {
  api.answer('GET /api/users', [], listMeta(0));
  const entry = { _id: '1', at: AT, who: null, what: 'users.block', subject: 'ada' };
  api.answer('GET /api/audit', [{ ...entry, before: null, after: null }], listMeta());
  openAdmin('/audit');
  await screen.findAllByText(/2026-11-22 00:01 GMT\+13/);
});

test('a time that is typed is the shop’s', async () => {
  api.refuse('POST /api/discounts', 400, 'No');
  openAdmin('/discounts/add');
  await screen.findByLabelText('Starts');
  await screen.findAllByText(/In Pacific\/Auckland\./);
  fill('Code', 'SPRING');
  fill('Percent', '10');
  fill('Starts', '2026-11-22T00:01');
  expect(field('Starts')).toHaveProperty('value', '2026-11-22T00:01');
  await press('Add code');
  await waitFor(() =>
    expect(api.calls('POST /api/discounts')[0]?.body).toMatchObject({ startsAt: AT }),
  );
});

test('the dashboard says what revenue has in it, and whose days it counts', async () => {
  api.answer('GET /api/analytics/revenue', [], { total: 0, timeZone: 'Pacific/Auckland' });
  openAdmin();
  const revenue = await region('Revenue Overview');
  await revenue.findByText(/tax and delivery included.*Days in Pacific\/Auckland\.$/);
});
