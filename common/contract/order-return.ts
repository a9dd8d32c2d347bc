import type { OrderStatus } from './order-status.js';
import type { RefundReason } from './refund.js';

/**
 * `requested` waits for staff, `approved` for the units, `received` for its refund, which is confirmed
 * once it is `refunded`; staff have `closed` one that cannot be refunded. Nothing follows `declined` and
 * `withdrawn`. `refunded` becomes `received` again where the bank returns the refund; `closed` becomes
 * `refunded` where its failed refund is retried and confirmed.
 */
export const RETURN_STATES = [
  'requested',
  'approved',
  'declined',
  'withdrawn',
  'received',
  'refunded',
  'closed',
] as const;

export type ReturnState = (typeof RETURN_STATES)[number];

interface ReturnStateFacts {
  /** Shown to customers. */
  readonly customerLabel: string;
  /** Shown to staff. */
  readonly adminLabel: string;
  readonly color: 'yellow' | 'blue' | 'green' | 'red' | 'purple';
}

/** How server and browsers name the states, kept in this table only. */
export const returnStates: Readonly<Record<ReturnState, ReturnStateFacts>> = {
  requested: { customerLabel: 'Waiting for our answer', adminLabel: 'Requested', color: 'yellow' },
  approved: { customerLabel: 'Approved, please send it', adminLabel: 'Approved', color: 'blue' },
  declined: { customerLabel: 'Not accepted', adminLabel: 'Declined', color: 'red' },
  withdrawn: { customerLabel: 'Withdrawn by you', adminLabel: 'Withdrawn', color: 'red' },
  received: { customerLabel: 'Received by us', adminLabel: 'Received', color: 'purple' },
  refunded: { customerLabel: 'Refund sent', adminLabel: 'Refunded', color: 'green' },
  closed: { customerLabel: 'Closed', adminLabel: 'Closed', color: 'red' },
};

/** The states that wait for somebody. */
export const OPEN_RETURN_STATES = [
  'requested',
  'approved',
  'received',
] as const satisfies readonly ReturnState[];

/** Why a shopper sends something back; the refund has the same reason. */
export const returnReasons = {
  changed_mind: 'I changed my mind',
  damaged: 'It arrived damaged',
  wrong_product: 'It is another product than I ordered',
  not_as_described: 'It is not as described',
  other: 'Another reason',
} as const satisfies Partial<Record<RefundReason, string>>;

export type ReturnReason = keyof typeof returnReasons;

export function isReturnReason(text: string): text is ReturnReason {
  return Object.hasOwn(returnReasons, text);
}

/** Limits and texts of a return. Lengths in characters. */
export const returnRules = {
  perOrder: {
    max: 20,
    tooMany:
      'There are 20 returns of this order already. Write to us about what else you want to send back.',
  },
  lines: { max: 500, required: 'Choose what you want to send back' },
  reason: { required: 'Choose why you send it back' },
  note: { max: 1_000, tooLong: 'The description is too long' },
  /** What the shopper shows of it; each as `imageRules` says. */
  images: {
    max: 3,
    tooMany: 'A return can have at most 3 images',
    gone: 'An image is no longer there. Please add it again.',
    /** Of all returns of an order, and those that were never sent. */
    perOrder: 100,
    tooManyOfOrder: 'There are too many images of this order. Try again tomorrow.',
  },
  /** What staff write to the shopper. */
  answer: {
    max: 2_000,
    required: 'Write why the return is declined',
    tooLong: 'The text to the customer is too long',
  },
} as const;

/** When staff may do what to a return; the shopper withdraws what is not received yet. */
export const returnSteps = {
  approve: ['requested'],
  decline: ['requested', 'approved'],
  withdraw: ['requested', 'approved'],
  receive: ['approved'],
  refund: ['received'],
  close: ['received'],
} as const satisfies Readonly<Record<string, readonly ReturnState[]>>;

export type ReturnStep = keyof typeof returnSteps;

export function isReturnStepLegal(step: ReturnStep, state: ReturnState): boolean {
  const from: readonly ReturnState[] = returnSteps[step];
  return from.includes(state);
}

/** The emails to the shopper about a return, by what each is about. */
export const returnEmails = {
  requested: 'Return requested',
  approved: 'Return approved',
  declined: 'Return declined',
} as const satisfies Partial<Record<ReturnState, string>>;

export type ReturnEmail = keyof typeof returnEmails;

export const RETURN_EMAILS = [
  'requested',
  'approved',
  'declined',
] as const satisfies readonly ReturnEmail[];

/** The emails about a return in this state that are still true. */
export function returnEmailsOf(state: ReturnState): ReturnEmail[] {
  const isAccepted = state === 'approved' || isReceived(state);
  return RETURN_EMAILS.filter(
    (email) => email === 'requested' || (email === 'approved' ? isAccepted : state === 'declined'),
  );
}

const RECEIVED_STATES: readonly ReturnState[] = ['received', 'refunded', 'closed'];

/** Whether units of the return came back. */
export function isReceived(state: ReturnState): boolean {
  return RECEIVED_STATES.includes(state);
}

/** Whether something of the order was delivered, so that it can have returns. */
export function hasDeliveredUnits(order: {
  readonly status: OrderStatus;
  readonly parcels: readonly { readonly deliveredAt: string | null }[];
}): boolean {
  return (
    order.status === 'delivered' || order.parcels.some(({ deliveredAt }) => deliveredAt !== null)
  );
}
