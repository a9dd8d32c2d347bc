import { EMAIL_JOBS } from '../../domain/order-events.js';
import { emailSubjectOf } from './unsent-order-emails.js';

it.each([
  [EMAIL_JOBS.confirmation, {}, 'Order confirmed'],
  [EMAIL_JOBS.status, { status: 'shipped' }, 'Order on its way'],
  [EMAIL_JOBS.parcel, { number: 2 }, 'Parcel 2 on its way'],
  [EMAIL_JOBS.refund, { status: 'refunded' }, 'Refund'],
  [EMAIL_JOBS.refund, { status: 'failed' }, null],
  [EMAIL_JOBS.refundReturned, { refundId: 'r1' }, 'Refund returned by the bank'],
  [EMAIL_JOBS.resend, { status: 'pending' }, 'Order confirmed, again'],
  [EMAIL_JOBS.resend, { parcelId: 'p1', number: 2 }, 'Parcel 2 on its way, again'],
  [EMAIL_JOBS.resend, { refundId: 'r1' }, 'Refund, again'],
  ['returns.send-email', { returnId: 'r1', state: 'requested' }, 'Return requested'],
  ['returns.resend-email', { returnId: 'r1', state: 'declined' }, 'Return declined, again'],
  ['newsletter.send', {}, null],
])('%s with %j: %s', (job, payload, subject) => {
  expect(emailSubjectOf(job, payload)).toBe(subject);
});
