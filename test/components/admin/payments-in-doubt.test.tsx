import { screen } from '@testing-library/react/pure';
import type { Data } from '../../../common/contract/client';
import { openAdmin, startBackOffice } from '../support/back-office';
import { press, region } from '../support/screen';

const api = startBackOffice();
const ROUTE = 'GET /api/operations/payments';

const NONE: Data<typeof ROUTE> = {
  disputes: [],
  fraudWarnings: [],
  unmatchedRefunds: [],
  paymentsWithoutOrder: [],
};
const DISPUTE = {
  transactionId: 'pi_1',
  orderId: 'order-1',
  orderNumber: 100_001,
  amount: 42,
  reason: 'product_not_received',
  needsAnswer: true,
  answerBy: '2026-12-07T13:50:00.000Z',
};

test('lists what waits for a decision, with its order and the day by which to answer', async () => {
  api.answer(ROUTE, { ...NONE, disputes: [DISPUTE] });
  openAdmin('/payments');
  const disputes = await region('Disputes');
  const link = disputes.getByRole('link', { name: 'order #100001' });
  expect(link.getAttribute('href')).toMatch(/\/order-management\/order-1$/);
  disputes.getByText('$42.00');
  disputes.getByText(/2026-12-07/);
  expect(screen.queryByText(/waits for you/)).toBeNull();
});

test('says that nothing waits, and leads to the refunds that failed', async () => {
  api.answer(ROUTE, NONE);
  openAdmin('/payments');
  await screen.findByText('No dispute, fraud warning or unmatched payment waits for you.');
  const link = screen.getByRole('link', { name: 'Orders whose refund failed' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toMatch('"paymentStatus":"refund_failed"');
});

test('says why it could not be read, and reads it again', async () => {
  api.refuse(ROUTE, 503, 'Away for a moment');
  openAdmin('/payments');
  await screen.findByText('Away for a moment');
  api.answer(ROUTE, NONE);
  await press('Try again');
  await screen.findByText('No dispute, fraud warning or unmatched payment waits for you.');
});
