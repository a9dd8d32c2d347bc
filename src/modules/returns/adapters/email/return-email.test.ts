import type { ReturnRecord } from '../../ports/return-repository.js';
import { toReturnEmail } from './return-email.js';

const orderReturn: ReturnRecord = {
  id: 'r1',
  orderId: 'o1',
  orderNumber: 100_001,
  number: 1,
  state: 'approved',
  reason: 'damaged',
  note: '',
  answer: 'Use the old box.',
  userId: 'ada',
  customerName: 'Ada',
  requestedAt: new Date(0),
  images: [],
  refundId: null,
  refund: null,
  lines: [{ lineId: 'bell', name: 'Bell', quantity: 2, received: null, isRestocked: false }],
};
const context = { instructions: 'Send them to us.', link: 'https://shop.test/user/orders' };
const emailOf = (
  email: Parameters<typeof toReturnEmail>[0],
  changes: Partial<ReturnRecord> = {},
) => {
  const { subject, blocks } = toReturnEmail(email, { ...orderReturn, ...changes }, context);
  return { subject, text: JSON.stringify(blocks) };
};

it('says where to send an approved return, and what staff wrote', () => {
  const { subject, text } = emailOf('approved');
  expect(subject).toBe('Return of order 100001 approved');
  expect(text).toContain('Send them to us.');
  expect(text).toContain('Use the old box.');
  expect(emailOf('approved', { answer: '' }).text).not.toContain('We wrote');
});

it('says why a return is declined, and nothing of where to send it', () => {
  const { subject, text } = emailOf('declined');
  expect(subject).toBe('Return of order 100001 declined');
  expect(text).toContain('Use the old box.');
  expect(text).not.toContain('Send them to us.');
});

it('repeats what was requested', () => {
  const { subject, text } = emailOf('requested');
  expect(subject).toBe('Return of order 100001 requested');
  expect(text).toContain('["Bell","2 ×"]');
  expect(text).not.toContain('Use the old box.');
});
