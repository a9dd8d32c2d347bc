import { domainEvent } from '../../../kernel/domain-event.js';
import type { RefundStatus } from './refund.js';

/** A payment succeeded or was canceled. Events may be late: retrieve the intent itself. */
export const intentChanged = domainEvent<{ intentId: string }>('payment.intent-changed', {
  orderingKey: ({ intentId }) => intentId,
});

/** A refund succeeded or failed. */
export const refundChanged = domainEvent<{
  refundId: string;
  orderId: string | null;
  status: RefundStatus;
}>('payment.refund-changed');

/** A refund is to be created at the provider. */
export const refundRequested = domainEvent<{ refundId: string }>('payment.refund-requested');

/*
 * The refunds of a part have events of their own: a release before them would take the others' for
 * done, and leaves these until a newer process runs them.
 */

/** A refund of a part of an order succeeded, failed, or was found at the provider. */
export const partRefundChanged = domainEvent<{
  refundId: string;
  orderId: string;
  status: RefundStatus;
}>('payment.part-refund-changed', { orderingKey: ({ orderId }) => orderId });

/** The bank has returned a refund whose customer has read that it is on its way. */
export const refundReturned = domainEvent<{ refundId: string; orderId: string }>(
  'payment.refund-returned',
  { orderingKey: ({ orderId }) => orderId },
);

/** A refund of a part is to be created at the provider. */
export const partRefundRequested = domainEvent<{ refundId: string }>(
  'payment.part-refund-requested',
);

/** A dispute or an early fraud warning of a payment is open, or has moved on. */
export const paymentReportsChanged = domainEvent<{ intentId: string }>('payment.dispute-changed');

/** A dispute of a payment is new. */
export const disputeOpened = domainEvent<{ intentId: string; disputeId: string }>(
  'payment.dispute-opened',
);

/** An early fraud warning of a payment is new. */
export const fraudWarningIssued = domainEvent<{ intentId: string; warningId: string }>(
  'payment.fraud-warning-issued',
);

/** An account has used up its declines on a payment, which is to be canceled. */
export const declinesUsedUp = domainEvent<{ intentId: string }>('payment.declines-used-up');

/** The provider reported a change of a payment's disputes or early fraud warnings. */
export const paymentReportReceived = domainEvent<{ intentId: string }>('payment.dispute-seen');

/** The provider reported a change of a payment's refunds. */
export const refundUpdateReceived = domainEvent<{ intentId: string }>('payment.refund-seen');
