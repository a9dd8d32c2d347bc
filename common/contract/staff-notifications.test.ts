import { STAFF_ROLES } from './staff.js';
import { getsNotification, STAFF_NOTIFICATIONS } from './staff-notifications.js';

const kindsOf = (role: (typeof STAFF_ROLES)[number] | null, choice?: boolean) =>
  STAFF_NOTIFICATIONS.filter((kind) => getsNotification(role, kind, choice));

it('owners get what is urgent about money and alarms, and nobody else anything they have not chosen', () => {
  expect(STAFF_ROLES.map((role) => kindsOf(role))).toEqual([
    ['dispute', 'fraud_warning', 'refund_failed', 'shop_alarm'],
    [],
    [],
    [],
    [],
  ]);
});

it('all may choose what their role can read, and no more', () => {
  expect(STAFF_ROLES.map((role) => kindsOf(role, true))).toEqual([
    STAFF_NOTIFICATIONS,
    STAFF_NOTIFICATIONS,
    STAFF_NOTIFICATIONS.filter((kind) => kind !== 'shop_alarm'),
    ['new_order', 'low_stock'],
    ['low_stock'],
  ]);
});

it('who has lost the role gets nothing, whatever they chose', () => {
  expect([kindsOf(null, true), kindsOf('owner', false)]).toEqual([[], []]);
});
