import { screen } from '@testing-library/react/pure';
import { openAdmin, startBackOffice } from '../support/back-office';
import { answerDashboard } from '../support/dashboard';
import { listMeta, OWNER, settings, SHOP } from '../support/records';

const api = startBackOffice();

const MISSING =
  'Before you sell, fill in: Email, Phone, Street address, City, ZIP or postal code. The shop, its emails and its invoices leave out what is empty.';
const CONTACT = {
  email: 'shop@iron.example',
  phone: '+49 30 5550100',
  street: '1 Forge Road',
  city: 'Berlin',
  postalCode: '10115',
};
const shopWith = (contact: Partial<typeof CONTACT>) => ({
  ...SHOP,
  settings: { ...SHOP.settings, ...contact },
});

beforeEach(() => answerDashboard(api));

test('the dashboard of a new shop names what to fill in, and leads there', async () => {
  openAdmin();
  await screen.findByText(MISSING, { exact: false });
  const link = screen.getByRole('link', { name: 'Open settings' });
  expect(link.getAttribute('href')).toBe('/admin/dashboard/settings');
});

test('names only what is still empty', async () => {
  const { city: _city, ...others } = CONTACT;
  api.answer('GET /api/shop', shopWith(others));
  openAdmin();
  await screen.findByText(/^Before you sell, fill in: City\. /);
});

test('says nothing once all is filled in', async () => {
  api.answer('GET /api/shop', shopWith(CONTACT));
  openAdmin();
  await screen.findByRole('heading', { name: 'Low Stock Products' });
  expect(screen.queryByText(/Before you sell/)).toBeNull();
});

test('says nothing to staff who may not change settings', async () => {
  api.answer('GET /api/users/user', { ...OWNER, staffRole: 'analyst' });
  openAdmin();
  await screen.findByRole('heading', { name: 'Low Stock Products' });
  expect(screen.queryByText(/Before you sell/)).toBeNull();
});

test('the settings say so, too', async () => {
  api.answer('GET /api/settings', settings());
  api.answer('GET /api/settings/history', [], listMeta(0));
  openAdmin('/settings');
  await screen.findByText(MISSING, { exact: false });
});
