import type { ReturnEmail } from '../../../../common/contract/order-return.js';
import { domainEvent } from '../../../kernel/domain-event.js';

/** The emails about an order are sent in the order of its events. */
const aboutOneOrder = { orderingKey: ({ orderId }: { orderId: string }) => orderId };

/** A return was requested, or staff approved or declined it: the shopper is told. */
export const returnChanged = domainEvent<{
  orderId: string;
  returnId: string;
  state: ReturnEmail;
}>('returns.return-changed', aboutOneOrder);

/** Staff asked for an email about a return once more. */
export const returnEmailRequested = domainEvent<{
  orderId: string;
  returnId: string;
  state: ReturnEmail;
}>('returns.email-requested', aboutOneOrder);

/** A return waits for staff. */
export const returnRequested = domainEvent<{ returnId: string }>('returns.return-requested');
