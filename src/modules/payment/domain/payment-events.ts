import { domainEvent } from '../../../kernel/domain-event.js';
import type { RefundStatus } from './refund.js';

/** The provider says that a payment has ended, well or not. Events may be late: read the intent itself. */
export const intentChanged = domainEvent<{ intentId: string }>('payment.intent-changed');

/** A refund went through or failed. */
export const refundChanged = domainEvent<{
  refundId: string;
  orderId: string | null;
  status: RefundStatus;
}>('payment.refund-changed');

/** A refund is to be made at the provider. */
export const refundRequested = domainEvent<{ refundId: string }>('payment.refund-requested');

/** The provider says that something happened to the refunds of a payment. */
export const refundSeen = domainEvent<{ intentId: string }>('payment.refund-seen');
