import type { StaffNotificationKind } from '../../../../common/contract/staff-notifications.js';
import { domainEvent } from '../../../kernel/domain-event.js';

/** What an email to staff is about, by ids: what it says is read when it is sent. */
export type NotificationSubject =
  | { readonly kind: 'new_order'; readonly orderId: string }
  | { readonly kind: 'dispute'; readonly intentId: string; readonly disputeId: string }
  | { readonly kind: 'fraud_warning'; readonly intentId: string; readonly warningId: string }
  | { readonly kind: 'refund_failed'; readonly refundId: string }
  | { readonly kind: 'low_stock' };

export type SubjectOf<Kind extends StaffNotificationKind> = Extract<
  NotificationSubject,
  { kind: Kind }
>;

/** One email to one member of the staff is to be sent. */
export const staffNotificationDue = domainEvent<{ userId: string; subject: NotificationSubject }>(
  'staff-notifications.due',
);

/** The products that are low in stock are to be listed, once a day. */
export const lowStockDue = domainEvent<Record<string, never>>('staff-notifications.low-stock-due');
