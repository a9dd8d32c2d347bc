import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api';
import { messageOf, type ApiError } from '../../api/api-error';
import { checkoutApi, type PlacedOrder, type Purchase, type StartedPayment } from './api';
import { awaitOrder } from './await-order';
import { checkoutMemory, intentIdOf } from './checkout-memory';
import { confirmCard, resumeCard, type CardAnswer } from './confirm-card';
import type { CustomerDetails } from './customer-details';
import { refusalOf } from './refusal';

/** How far the purchase has come. */
export type Stage =
  /** `problem` says why the last try failed. */
  | { at: 'form'; problem?: string }
  | { at: 'paying' }
  /** Paid, or in the bank's hands: the order is asked for. */
  | { at: 'confirming'; isPaid: boolean; isSlow: boolean }
  /** Paid, and no order can come of it; the message says what happens. */
  | { at: 'ended'; message: string };

interface CheckoutParts {
  /** The signed-in person's id. */
  user: string;
  /** Null until the provider is there. */
  provider: Stripe | null;
  /** It cannot be had. */
  isProviderAway: boolean;
  onDone: (order: PlacedOrder) => void;
}

type FieldErrors = NonNullable<ApiError['errors']>;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * From the press of the button to the order; a reload in the middle goes on where it was. After the card
 * has succeeded nothing leads back to the form: the order is asked for until it is there.
 */
export function useCheckout({ user, provider, isProviderAway, onDone }: CheckoutParts) {
  const [pending] = useState(() => checkoutMemory.read(user).payment);
  const [stage, setStage] = useState<Stage>(() => {
    if (!pending) return { at: 'form' };
    return pending.isPaid ? { at: 'confirming', isPaid: true, isSlow: false } : { at: 'paying' };
  });
  const [holdUntil, setHoldUntil] = useState<string>();
  const [startPayment] = checkoutApi.useStartPaymentMutation();
  const [createOrder] = checkoutApi.useCreateOrderMutation();
  const dispatch = useDispatch();
  const visit = useRef({ isOver: false });

  const done = (order: PlacedOrder, here: { isOver: boolean }) => {
    checkoutMemory.clear();
    if (!here.isOver) onDone(order);
  };

  const fail = (problem: string | undefined) => {
    checkoutMemory.change(user, { payment: undefined });
    setStage({ at: 'form', problem: problem && `Payment failed: ${problem}` });
  };

  const confirmOrder = async (clientSecret: string, isPaid: boolean, here: { isOver: boolean }) => {
    const { details: customerDetails } = checkoutMemory.read(user);
    const transactionId = intentIdOf(clientSecret);
    setStage({ at: 'confirming', isPaid, isSlow: false });
    try {
      const order = await awaitOrder({
        ask: () => createOrder({ transactionId, customerDetails }).unwrap(),
        wait,
        isOver: () => here.isOver,
        onSlow: () => setStage({ at: 'confirming', isPaid, isSlow: true }),
      });
      if (order) done(order, here);
    } catch (error) {
      const message = messageOf(error, 'No order could be made of this payment.');
      if (!isPaid && (error as ApiError).code === 'not_paid') return fail(message);
      checkoutMemory.change(user, { payment: undefined });
      setStage({ at: 'ended', message });
    }
  };

  const follow = async (answer: CardAnswer, clientSecret: string, here: { isOver: boolean }) => {
    if (answer.kind === 'failed') return fail(answer.message);
    if (answer.kind === 'unpaid') return fail(undefined);
    const isPaid = answer.kind === 'paid';
    checkoutMemory.change(user, { payment: { clientSecret, isPaid } });
    await confirmOrder(clientSecret, isPaid, here);
  };

  /** Says no in its own way. @returns what the form has to show at its fields */
  const refuse = (error: unknown): FieldErrors => {
    const refusal = refusalOf(error);
    if (refusal.kind === 'placed') {
      dispatch(api.util.invalidateTags(['orders', 'cart', 'products']));
      done(refusal.order, visit.current);
      return [];
    }
    if (refusal.kind === 'fields') {
      setStage({ at: 'form' });
      return refusal.errors;
    }
    if (refusal.isCartStale) dispatch(api.util.invalidateTags(['cart', 'products']));
    setStage({ at: 'form', problem: refusal.message });
    return [];
  };

  /** @returns errors of fields, where the server does not take one */
  const pay = async (purchase: Purchase, card: StripeCardElement): Promise<FieldErrors> => {
    const here = visit.current;
    if (!provider) return [];
    setStage({ at: 'paying' });
    let started: StartedPayment;
    try {
      started = await startPayment(purchase).unwrap();
    } catch (error) {
      return refuse(error);
    }
    const { clientSecret } = started;
    setHoldUntil(started.holdUntil);
    const details: CustomerDetails = purchase.customerDetails;
    checkoutMemory.change(user, { details, payment: { clientSecret, isPaid: false } });
    await follow(await confirmCard(provider, clientSecret, card, details), clientSecret, here);
    return [];
  };

  useEffect(() => {
    const here = { isOver: false };
    visit.current = here;
    return () => void (here.isOver = true);
  }, []);

  useEffect(() => {
    if (!pending) return;
    const { clientSecret, isPaid } = pending;
    const here = { isOver: false };
    const resume = async () => {
      if (isPaid) return confirmOrder(clientSecret, true, here);
      if (isProviderAway) return setStage({ at: 'form' });
      if (!provider) return;
      setStage({ at: 'paying' });
      const answer = await resumeCard(provider, clientSecret, () => here.isOver);
      if (!here.isOver) await follow(answer, clientSecret, here);
    };
    void resume();
    return () => void (here.isOver = true);
    // Once for what was pending when the page was opened, as soon as the provider is there.
  }, [pending, provider, isProviderAway]);

  return { stage, holdUntil, pay };
}
