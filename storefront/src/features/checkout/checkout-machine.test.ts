import {
  isPaying,
  nextState,
  openingState,
  type CheckoutEvent,
  type CheckoutState,
} from './checkout-machine';
import { clientSecret, order, purchase } from './testing/checkout-fixture';

const STATES = {
  form: { at: 'form' },
  'form, after a reload': { at: 'form', interrupted: clientSecret },
  interrupted: { at: 'interrupted', clientSecret },
  resuming: { at: 'resuming', clientSecret },
  starting: { at: 'starting', purchase },
  charging: { at: 'charging', purchase, clientSecret },
  'awaiting-bank': { at: 'awaiting-bank', clientSecret },
  'awaiting-order': { at: 'awaiting-order', clientSecret, isSlow: false },
  'awaiting-order, slow': { at: 'awaiting-order', clientSecret, isSlow: true },
  placed: { at: 'placed', order },
  ended: { at: 'ended', message: 'Your payment is being refunded.' },
} as const satisfies Record<string, CheckoutState>;

const errors = [{ field: 'zip', message: 'Enter a valid ZIP code' }];
const problem = 'Your cart has changed. The new total is $99.80.';

const EVENTS = {
  submitted: { type: 'submitted', purchase },
  started: { type: 'payment-started', payment: { clientSecret, holdUntil: undefined } },
  'refused: paid before': { type: 'payment-refused', refusal: { kind: 'placed', order } },
  'refused: fields': { type: 'payment-refused', refusal: { kind: 'fields', errors } },
  'refused: price changed': {
    type: 'payment-refused',
    refusal: { kind: 'problem', message: problem, isCartStale: true },
  },
  'provider ready': { type: 'provider-ready' },
  'provider failed': { type: 'provider-failed' },
  'card: paid': { type: 'card-answered', answer: { kind: 'paid' } },
  'card: processing': { type: 'card-answered', answer: { kind: 'processing' } },
  'card: failed': { type: 'card-answered', answer: { kind: 'failed', message: 'Declined.' } },
  'card: unpaid': { type: 'card-answered', answer: { kind: 'unpaid' } },
  'card: broken': { type: 'card-answered', answer: { kind: 'broken' } },
  'order delayed': { type: 'order-delayed' },
  'order placed': { type: 'order-placed', order },
  'order refused': { type: 'order-refused', message: STATES.ended.message },
} as const satisfies Record<string, CheckoutEvent>;

type StateName = keyof typeof STATES;
type EventName = keyof typeof EVENTS;

const afterCard: Partial<Record<EventName, CheckoutState>> = {
  'card: paid': STATES['awaiting-order'],
  'card: processing': STATES['awaiting-bank'],
  'card: failed': { at: 'form', problem: 'Payment failed: Declined.' },
  'card: unpaid': STATES.form,
  'card: broken': {
    at: 'form',
    problem: 'An error occurred during checkout. Please try again.',
  },
};
const afterOrder: Partial<Record<EventName, CheckoutState>> = {
  'order delayed': STATES['awaiting-order, slow'],
  'order placed': STATES.placed,
  'order refused': STATES.ended,
};

/** Every step there is; all other events leave the state as it is. */
const STEPS: Record<StateName, Partial<Record<EventName, CheckoutState>>> = {
  form: { submitted: STATES.starting },
  'form, after a reload': { submitted: STATES.starting, 'provider ready': STATES.resuming },
  interrupted: {
    'provider ready': STATES.resuming,
    'provider failed': STATES['form, after a reload'],
  },
  resuming: afterCard,
  starting: {
    started: STATES.charging,
    'refused: paid before': STATES.placed,
    'refused: fields': { at: 'form', fieldErrors: errors },
    'refused: price changed': { at: 'form', problem },
  },
  charging: afterCard,
  'awaiting-bank': afterCard,
  'awaiting-order': afterOrder,
  'awaiting-order, slow': afterOrder,
  placed: {},
  ended: {},
};

const namesOf = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

describe.each(namesOf(STATES))('%s', (name) => {
  it.each(namesOf(EVENTS))('%s', (event) => {
    const state = STATES[name];
    const next = nextState(state, EVENTS[event]);
    const step = STEPS[name][event];
    if (step) expect(next).toEqual(step);
    else expect(next).toBe(state);
  });
});

describe('the checkout opens', () => {
  it.each([
    ['on the form', undefined, 'form'],
    ['on a payment that is not known to have succeeded', false, 'interrupted'],
    ['on a payment that has succeeded', true, 'awaiting-order'],
  ] as const)('%s', (_name, isPaid, name) => {
    const note = isPaid === undefined ? {} : { payment: { clientSecret, isPaid } };
    expect(openingState(note)).toEqual(STATES[name]);
  });
});

it('waits behind a loader until the card has answered', () => {
  const paying = namesOf(STATES).filter((name) => isPaying(STATES[name]));
  expect(paying).toEqual(['interrupted', 'resuming', 'starting', 'charging']);
});
