import { screen, waitFor, within } from '@testing-library/react/pure';
import { openAdmin, startBackOffice } from '../support/back-office';
import { answerDashboard } from '../support/dashboard';
import { press, region } from '../support/screen';

const api = startBackOffice();

const PANELS = [
  ['Statistics', 'GET /api/analytics/stats'],
  ['Revenue Overview', 'GET /api/analytics/revenue'],
  ['Order Status Breakdown', 'GET /api/analytics/order-status'],
] as const;

beforeEach(() => answerDashboard(api));

test('figures pulse while they load', async () => {
  const releases = PANELS.map(([, route]) => api.hold(route));
  openAdmin();
  const charts = [await region('Revenue Overview'), await region('Order Status Breakdown')];
  for (const chart of charts) await chart.findByRole('status', { name: 'Loading' });
  for (const release of releases) release();
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
});

test('figures that fail say so in their place, and come when they are asked for again', async () => {
  for (const [name, route] of PANELS) api.refuse(route, 503, `No ${name}`);
  openAdmin();
  for (const [name] of PANELS) await (await region(name)).findByText(`No ${name}`);
  screen.getByRole('heading', { name: 'Low Stock Products' });
  answerDashboard(api);
  for (const [name] of PANELS) await press('Try again', await region(name));
  for (const [name] of PANELS) {
    await waitFor(() => expect(screen.queryByText(`No ${name}`)).toBeNull());
  }
  const revenue = within(screen.getByRole('region', { name: 'Revenue Overview' }));
  await revenue.findByText(/the previous 30 days$/);
});
