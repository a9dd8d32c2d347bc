import { screen, waitFor } from '@testing-library/react/pure';
import { openAdmin, startBackOffice } from '../support/back-office';
import { order } from '../support/records';
import { dialog, fill, findToast, press } from '../support/screen';

const api = startBackOffice();

const LOOK_FIRST = 'The part may have been shipped. Look at the parcels before you try again.';
const PARCELS = 'POST /api/orders/{id}/parcels';

/** An order of four, of which so many are still to be shipped. */
function answerOrder(unshipped: number): void {
  const [line] = order().products;
  api.answer('GET /api/orders/{id}', order({ products: [{ ...line!, quantity: 4, unshipped }] }));
}

beforeEach(() => {
  answerOrder(4);
  api.answer('GET /api/orders/{id}/notes', []);
  api.answer('GET /api/invoices/order/{orderId}', []);
});

test.each([
  ['a failure of the server', () => api.refuse(PARCELS, 500, 'Internal server error')],
  ['an answer that was lost', () => api.cut(PARCELS)],
])('after %s it is said to look at the parcels before the next attempt', async (_, fail) => {
  openAdmin('/order-management/order-1001');
  await press('Ship part');
  fill('Units of Flat Bench', '2', await dialog('Ship part of order 1001'));
  fail();
  answerOrder(2);
  await press('Ship part', await dialog('Ship part of order 1001'));
  await findToast(LOOK_FIRST);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls(PARCELS)).toHaveLength(1);

  // What has been shipped is not offered again.
  await press('Ship part');
  (await dialog('Ship part of order 1001')).getByText('of 2');
});
