import { fireEvent, screen } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { openAdmin, startBackOffice } from '../support/back-office';
import { listMeta, settings } from '../support/records';
import { field, fill } from '../support/screen';

const api = startBackOffice();

test('opening hours can be typed, the first digit of which is another time', async () => {
  api.answer('GET /api/settings', settings());
  api.answer('GET /api/settings/history', [], listMeta(0));
  openAdmin('/settings');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Tuesday' }));
  for (const time of ['02:00', '20:00']) {
    fill('Tuesday to', time);
    expect(field('Tuesday to').value).toBe(time);
  }
  fill('Tuesday to', '07:00');
  fireEvent.blur(field('Tuesday to'));
  await screen.findByText('Must close after it opens');
  expect(field('Tuesday to').value).toBe('20:00');
});
