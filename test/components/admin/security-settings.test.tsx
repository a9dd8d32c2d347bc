import { screen, within } from '@testing-library/react/pure';
import { openAdmin, startBackOffice } from '../support/back-office';
import { listMeta, OWNER, settings } from '../support/records';

const api = startBackOffice();

beforeEach(() => {
  api.answer('GET /api/settings', settings());
  api.answer('GET /api/settings/history', [], listMeta(0));
});

const LABEL = 'Second factor of staff';

test('an owner edits what the shop asks of its staff', async () => {
  openAdmin('/settings');
  expect(await screen.findByRole('combobox', { name: LABEL })).toBeTruthy();
  expect(screen.queryByText('Only an owner can change security settings.')).toBeNull();
});

test('a manager sees it, and who changes it', async () => {
  api.answer('GET /api/users/user', { ...OWNER, staffRole: 'manager' });
  openAdmin('/settings');
  await screen.findByText('Only an owner can change security settings.');
  expect(within(screen.getByText(LABEL).parentElement!).getByText('Optional')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: LABEL })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Shop name' })).toBeTruthy();
});
