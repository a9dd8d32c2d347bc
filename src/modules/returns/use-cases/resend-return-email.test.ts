import { RETURN_STATES, returnEmailsOf } from '../../../../common/contract/order-return.js';
import { returnsFixture } from '../testing/returns-fixture.js';

it('asks for an email that the customer got, and writes down who did', async () => {
  const fixture = returnsFixture();
  const order = await fixture.deliverOne();
  const id = await fixture.returnOne(order, 'approved');
  await fixture.resend.execute(id, 'approved', 'root');
  expect(fixture.shop.events.published.at(-1)).toEqual({
    name: 'returns.email-requested',
    payload: { orderId: order.id, returnId: id, state: 'approved' },
  });
  expect(fixture.shop.auditLog.entries.at(-1)).toEqual({
    actor: { id: 'root' },
    action: 'returns.resend-email',
    subject: `order ${order.number}`,
    before: null,
    after: { return: 1, email: 'approved' },
  });
  await expect(fixture.resend.execute(id, 'declined', 'root')).rejects.toMatchObject({
    code: 'no_such_email',
  });
  await expect(fixture.resend.execute('unknown', 'approved', 'root')).rejects.toMatchObject({
    kind: 'not_found',
    message: 'Return not found',
  });
});

it('sends nothing to a customer whose data was erased', async () => {
  const fixture = returnsFixture();
  const order = await fixture.deliverOne();
  const id = await fixture.returnOne(order, 'approved');
  const row = fixture.shop.orders.rows.get(order.id)!;
  const customerDetails = { ...row.snapshot.customerDetails, email: '' };
  row.snapshot = { ...row.snapshot, customerDetails };
  const before = fixture.shop.events.published.length;
  await expect(fixture.resend.execute(id, 'approved', 'root')).rejects.toMatchObject({
    code: 'no_such_email',
  });
  expect(fixture.shop.events.published).toHaveLength(before);
});

it('knows which emails are true in each state', () => {
  expect(Object.fromEntries(RETURN_STATES.map((state) => [state, returnEmailsOf(state)]))).toEqual({
    requested: ['requested'],
    approved: ['requested', 'approved'],
    declined: ['requested', 'declined'],
    withdrawn: ['requested'],
    received: ['requested', 'approved'],
    refunded: ['requested', 'approved'],
    closed: ['requested', 'approved'],
  });
});
