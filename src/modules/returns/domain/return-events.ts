import type { ReturnState } from '../../../../common/contract/order-return.js';
import { domainEvent } from '../../../kernel/domain-event.js';

/** A return was requested, or staff approved or declined it: the shopper is told. */
export const returnChanged = domainEvent<{
  orderId: string;
  returnId: string;
  state: Extract<ReturnState, 'requested' | 'approved' | 'declined'>;
}>('returns.return-changed', {
  // The emails about an order are sent in the order of its events.
  orderingKey: ({ orderId }) => orderId,
});

/** A return waits for staff. */
export const returnRequested = domainEvent<{ returnId: string }>('returns.return-requested');
