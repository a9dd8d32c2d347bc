import { fireEvent, screen, waitFor, within } from '@testing-library/react/pure';
import type { Schema } from '../../../common/contract/client';
import { main, openAdmin, startBackOffice } from '../support/back-office';
import { order } from '../support/records';
import { dialog, press } from '../support/screen';

const api = startBackOffice();

const COUNTS = { pending: 4, shipped: 1, delivered: 0, canceled: 0, returned: 0 };
const NO_MONEY = { total: 0, delivery: 0, lines: [] };

const numbered = (number: number, given: Partial<Schema<'Order'>> = {}) =>
  order({ _id: `order-${number}`, number, ...given });

const orders = [
  numbered(1),
  numbered(2, { paymentStatus: 'disputed' }),
  numbered(3, { paymentStatus: 'fraud_warning' }),
  numbered(4, { paymentStatus: 'partially_refunded' }),
  numbered(5, { paymentStatus: 'refunded', refundable: NO_MONEY }),
  numbered(6, { status: 'shipped', actions: ['delivered'], paymentStatus: 'refund_failed' }),
  numbered(7, { status: 'canceled', actions: [], paymentStatus: 'refunded', refundable: NO_MONEY }),
];

beforeEach(() => {
  api.answer('GET /api/orders', orders, {
    page: 1,
    limit: 25,
    total: orders.length,
    totalIsExact: true,
    counts: COUNTS,
  });
  openAdmin('/order-management');
});

const PAYMENT = /^(Disputed|Fraud warning|Partially refunded|Refunded|Refund failed)$/;

const rowOf = async (number: number) =>
  (await screen.findByRole('checkbox', { name: `Select order ${number}` })).closest('tr');

test('a row says what is special about the payment of its order', async () => {
  const badges = await Promise.all(
    orders.map(async ({ number }) => within((await rowOf(number))!).queryByText(PAYMENT)),
  );
  expect(badges.map((badge) => badge?.textContent)).toEqual([
    undefined,
    'Disputed',
    'Fraud warning',
    'Partially refunded',
    'Refunded',
    'Refund failed',
    undefined,
  ]);
});

test('many are shipped after it was said how many, and which are left out for what', async () => {
  await rowOf(1);
  for (const { number } of orders) {
    fireEvent.click(screen.getByRole('checkbox', { name: `Select order ${number}` }));
  }
  await press('Ship', main());
  const asked = await dialog('Ship 2 orders?');
  asked.getByText('5 selected orders will not change:');
  const reasons = asked.getAllByText(/^\d[\d, ]*$/).map((each) => each.parentElement?.textContent);
  expect(reasons).toEqual([
    expect.stringMatching(/^2: The payment of this order is disputed/),
    expect.stringMatching(/^3: The card’s bank reports/),
    expect.stringMatching(/^5: The payment of this order was refunded in full/),
    '6, 7: Only pending orders can be shipped.',
  ]);
  const shipped = ['order-1', 'order-4'].map((_id) => ({ _id, shipped: true, message: 'shipped' }));
  api.answer('POST /api/orders/bulk-ship', shipped);
  await press('Ship 2 orders', asked);
  await dialog('2 of 2 orders shipped');
  await waitFor(() =>
    expect(api.calls('POST /api/orders/bulk-ship')).toMatchObject([
      { body: { ids: ['order-1', 'order-4'] } },
    ]),
  );
});
