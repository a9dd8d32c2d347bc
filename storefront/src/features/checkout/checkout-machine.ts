import type { ApiError } from '../../api/api-error';
import type { PlacedOrder, Purchase, StartedPayment } from './api';
import type { StoredCheckout } from './checkout-storage';
import type { CardAnswer } from './confirm-card';
import { CHECKOUT_FAILED, type Refusal } from './refusal';

export type FieldErrors = NonNullable<ApiError['errors']>;

/** The state of a purchase. After the card has succeeded no event leads back to the form. */
export type CheckoutState =
  | {
      at: 'form';
      /** Why the last attempt failed. */
      problem?: string;
      /** The server's errors, by field. */
      fieldErrors?: FieldErrors;
      /** The client secret of a payment from before a reload, which goes on once the card provider is there. */
      interrupted?: string;
    }
  /** Opened with an unfinished payment from before a reload; the card provider is still loading. */
  | { at: 'interrupted'; clientSecret: string }
  /** Asks the provider for the status of that payment. */
  | { at: 'resuming'; clientSecret: string }
  /** Creates a payment on the server. */
  | { at: 'starting'; purchase: Purchase }
  /** The card provider charges the card and, where the bank asks for it, authenticates the shopper. */
  | { at: 'charging'; purchase: Purchase; clientSecret: string }
  /** The bank has not decided yet. */
  | { at: 'awaiting-bank'; clientSecret: string }
  /** Paid; requests the order. */
  | { at: 'awaiting-order'; clientSecret: string; isSlow: boolean }
  /** The order exists. */
  | { at: 'placed'; order: PlacedOrder }
  /** Paid, but no order can be created; the message says what happens next. */
  | { at: 'ended'; message: string };

export type CheckoutEvent =
  | { type: 'submitted'; purchase: Purchase }
  | { type: 'payment-started'; payment: StartedPayment }
  | { type: 'payment-refused'; refusal: Refusal }
  | { type: 'provider-ready' }
  | { type: 'provider-failed' }
  | { type: 'card-answered'; answer: CardAnswer }
  /** The order takes longer than usual. */
  | { type: 'order-delayed' }
  | { type: 'order-placed'; order: PlacedOrder }
  | { type: 'order-refused'; message: string };

/** The initial state: a reload during a payment continues where it was. */
export function openingState({ payment }: StoredCheckout): CheckoutState {
  if (!payment) return { at: 'form' };
  const { clientSecret, isPaid } = payment;
  return isPaid
    ? { at: 'awaiting-order', clientSecret, isSlow: false }
    : { at: 'interrupted', clientSecret };
}

type PayingState = Extract<
  CheckoutState,
  { at: 'interrupted' | 'resuming' | 'starting' | 'charging' }
>;

/** Whether the form waits behind a loader for the payment. */
export function isPaying(state: CheckoutState): state is PayingState {
  return ['interrupted', 'resuming', 'starting', 'charging'].includes(state.at);
}

/** The state after an event; the same object where the event is ignored in this state. */
export function nextState(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (state.at) {
    case 'form':
      if (event.type === 'submitted') return { at: 'starting', purchase: event.purchase };
      return event.type === 'provider-ready' && state.interrupted
        ? { at: 'resuming', clientSecret: state.interrupted }
        : state;
    case 'starting':
      if (event.type === 'payment-refused') return afterRefusal(event.refusal);
      return event.type === 'payment-started'
        ? { ...state, at: 'charging', clientSecret: event.payment.clientSecret }
        : state;
    case 'interrupted':
      if (event.type === 'provider-failed') return { at: 'form', interrupted: state.clientSecret };
      return event.type === 'provider-ready' ? { ...state, at: 'resuming' } : state;
    case 'resuming':
    case 'charging':
    case 'awaiting-bank':
      return event.type === 'card-answered' ? afterCard(event.answer, state.clientSecret) : state;
    case 'awaiting-order':
      if (event.type === 'order-delayed') return { ...state, isSlow: true };
      if (event.type === 'order-refused') return { at: 'ended', message: event.message };
      return event.type === 'order-placed' ? { at: 'placed', order: event.order } : state;
    case 'placed':
    case 'ended':
      return state;
  }
}

function afterRefusal(refusal: Refusal): CheckoutState {
  switch (refusal.kind) {
    case 'placed':
      return { at: 'placed', order: refusal.order };
    case 'fields':
      return { at: 'form', fieldErrors: refusal.errors };
    case 'problem':
      return { at: 'form', problem: refusal.message };
  }
}

function afterCard(answer: CardAnswer, clientSecret: string): CheckoutState {
  switch (answer.kind) {
    case 'paid':
      return { at: 'awaiting-order', clientSecret, isSlow: false };
    case 'processing':
      return { at: 'awaiting-bank', clientSecret };
    case 'failed':
      return { at: 'form', problem: `Payment failed: ${answer.message}` };
    case 'unpaid':
      return { at: 'form' };
    case 'broken':
      return { at: 'form', problem: CHECKOUT_FAILED };
  }
}
