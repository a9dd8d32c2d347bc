import { isAllowed, type Permission, type StaffRole } from './staff.js';

/** What the shop can tell its staff by email. Stored, so never renamed. */
export const STAFF_NOTIFICATIONS = [
  'new_order',
  'dispute',
  'fraud_warning',
  'refund_failed',
  'low_stock',
  'shop_alarm',
] as const;

export type StaffNotificationKind = (typeof STAFF_NOTIFICATIONS)[number];

interface StaffNotificationFacts {
  readonly label: string;
  /** When an email is sent, shown where it is chosen. */
  readonly summary: string;
  /** What somebody has to be able to read, so that no email says more. */
  readonly needs: Permission;
  /** Who gets it without having chosen. */
  readonly defaultOf: readonly StaffRole[];
}

/** How the back office shows the kinds, in the order of its list. */
export const staffNotifications: Readonly<Record<StaffNotificationKind, StaffNotificationFacts>> = {
  new_order: {
    label: 'New orders',
    summary: 'Each order that was paid.',
    needs: 'orders.see',
    defaultOf: [],
  },
  dispute: {
    label: 'Disputes',
    summary: 'A cardholder contests a payment, with the day by which to answer.',
    needs: 'orders.refund',
    defaultOf: ['owner'],
  },
  fraud_warning: {
    label: 'Fraud warnings',
    summary: 'A card’s bank reports a payment as possible fraud.',
    needs: 'orders.refund',
    defaultOf: ['owner'],
  },
  refund_failed: {
    label: 'Failed refunds',
    summary: 'The card provider refused a refund, or the bank returned it.',
    needs: 'orders.refund',
    defaultOf: ['owner'],
  },
  low_stock: {
    label: 'Low stock',
    summary: 'Once a day, the products that are low or out of stock.',
    needs: 'products.see',
    defaultOf: [],
  },
  shop_alarm: {
    label: 'Alarms of the shop',
    summary:
      'A full disk, failed jobs, a service that is down, a missing backup, many declined payments.',
    needs: 'operations.see',
    defaultOf: ['owner'],
  },
};

/** Whether somebody of this role can get emails of a kind at all. */
export const canGetNotification = (role: StaffRole | null, kind: StaffNotificationKind): boolean =>
  isAllowed(role, staffNotifications[kind].needs);

/** Whether somebody gets emails of a kind; `choice` is their own, undefined where they have made none. */
export function getsNotification(
  role: StaffRole | null,
  kind: StaffNotificationKind,
  choice: boolean | undefined,
): boolean {
  if (role === null || !canGetNotification(role, kind)) return false;
  return choice ?? staffNotifications[kind].defaultOf.includes(role);
}
