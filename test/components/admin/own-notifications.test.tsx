import { fireEvent, screen, waitFor } from '@testing-library/react/pure';
import { openAdmin, startBackOffice } from '../support/back-office';
import { findToast } from '../support/screen';

const api = startBackOffice();

const wanted = (dispute: boolean) => [
  { kind: 'new_order', isWanted: false } as const,
  { kind: 'dispute', isWanted: dispute } as const,
];
const disputes = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Disputes' });

beforeEach(() => api.answer('GET /api/notifications', wanted(true)));

test('shows which emails one gets, and saves each switch at once', async () => {
  openAdmin('/notifications');
  expect((await disputes()).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'New orders' }).checked).toBe(false);
  api.answer('PUT /api/notifications', wanted(false));
  api.answer('GET /api/notifications', wanted(false));
  fireEvent.click(await disputes());
  await findToast('Notifications saved');
  expect(api.calls('PUT /api/notifications').map(({ body }) => body)).toEqual([{ dispute: false }]);
  await waitFor(async () => expect((await disputes()).checked).toBe(false));
});

test('says why a choice was not saved, and shows what holds', async () => {
  openAdmin('/notifications');
  api.refuse('PUT /api/notifications', 503, 'Away for a moment');
  fireEvent.click(await disputes());
  await findToast('Away for a moment');
  expect((await disputes()).checked).toBe(true);
});
