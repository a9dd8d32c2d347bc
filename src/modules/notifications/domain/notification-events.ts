import type { AlarmName } from '../../../../common/contract/alarms.js';
import type { StaffNotificationKind } from '../../../../common/contract/staff-notifications.js';
import { domainEvent } from '../../../kernel/domain-event.js';
import type { AlarmNews } from './alarm.js';

/** What is to be told of an alarm, as it is stored: times in ISO 8601. */
export interface AlarmChange {
  readonly alarm: AlarmName;
  readonly event: AlarmNews['event'];
  /** Says which time of several the alarm was raised. */
  readonly since: string;
  /** Of an alarm that ended. */
  readonly until: string | null;
}

/** What an email to staff is about, by ids: what it says is read when it is sent. */
export type NotificationSubject =
  | { readonly kind: 'new_order'; readonly orderId: string }
  | { readonly kind: 'dispute'; readonly intentId: string; readonly disputeId: string }
  | { readonly kind: 'fraud_warning'; readonly intentId: string; readonly warningId: string }
  | { readonly kind: 'refund_failed'; readonly refundId: string }
  | { readonly kind: 'low_stock' }
  | ({ readonly kind: 'shop_alarm' } & AlarmChange);

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

/** An alarm began, lasts or ended, and the staff is to be told. */
export const alarmChanged = domainEvent<AlarmChange>('staff-notifications.alarm-changed', {
  orderingKey: ({ alarm }) => `alarm ${alarm}`,
});
