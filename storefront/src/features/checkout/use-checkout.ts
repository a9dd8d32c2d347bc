import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api';
import { messageOf, statusOf, type ApiError } from '../../api/api-error';
import { notify } from '../../ui/notify';
import { checkoutApi, type PlacedOrder, type Purchase, type StartedPayment } from './api';
import { awaitOrder } from './await-order';
import { checkoutMemory, intentIdOf } from './checkout-memory';
import {
  awaitBank,
  confirmCard,
  resumeCard,
  type CardAnswer,
  type CardProvider,
} from './confirm-card';
import { CHECKOUT_FAILED, refusalOf } from './refusal';

/** How far the purchase has come. */
export type Stage =
  /** `problem` says why the last try failed. */
  | { at: 'form'; problem?: string }
  | { at: 'paying' }
  /** Paid, or the bank is deciding: asks for the order. */
  | { at: 'confirming'; isPaid: boolean; isSlow: boolean }
  /** Paid, and no order can come of it; the message says what happens. */
  | { at: 'ended'; message: string };

interface CheckoutParts {
  /** The signed-in user's id. */
  user: string;
  /** Null until the provider is there. */
  provider: Stripe | null;
  /** It cannot be had. */
  isProviderUnavailable: boolean;
  /** Shows the order; resolves once it is shown. */
  onDone: (order: PlacedOrder) => void | Promise<void>;
}

type FieldErrors = NonNullable<ApiError['errors']>;

/** Whether one is still on the page. */
interface Visit {
  isOver: boolean;
}

const isToCome = (time: string | undefined) => Date.parse(time ?? '') > Date.now();
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * From the press of the button to the order; a reload in the middle goes on where it was. After the card
 * has succeeded nothing leads back to the form: the order is asked for until it is there.
 */
export function useCheckout({ user, provider, isProviderUnavailable, onDone }: CheckoutParts) {
  const [{ payment: pending, holdUntil: heldBefore }] = useState(() => checkoutMemory.read(user));
  const [stage, setStage] = useState<Stage>(() => {
    if (!pending) return { at: 'form' };
    return pending.isPaid ? { at: 'confirming', isPaid: true, isSlow: false } : { at: 'paying' };
  });
  const [holdUntil, setHoldUntil] = useState(() => (isToCome(heldBefore) ? heldBefore : undefined));
  const [startPayment] = checkoutApi.useStartPaymentMutation();
  const [createOrder] = checkoutApi.useCreateOrderMutation();
  const dispatch = useDispatch();
  const visit = useRef<Visit>({ isOver: false });

  // Success wins: it is shown even to one who has gone back in the middle.
  const done = async (order: PlacedOrder) => {
    await onDone(order);
    // Not before: a reload on the way there has to find what was paid.
    checkoutMemory.clear();
  };

  const fail = (problem: string | undefined, here: Visit) => {
    checkoutMemory.change(user, { payment: undefined });
    setStage({ at: 'form', problem });
    if (problem && here.isOver) notify.error(problem);
  };

  const confirmOrder = async (clientSecret: string, here: Visit) => {
    const { details: customerDetails } = checkoutMemory.read(user);
    const transactionId = intentIdOf(clientSecret);
    checkoutMemory.change(user, { payment: { clientSecret, isPaid: true } });
    setStage({ at: 'confirming', isPaid: true, isSlow: false });
    try {
      const order = await awaitOrder({
        ask: () => createOrder({ transactionId, customerDetails }).unwrap(),
        wait,
        isOver: () => here.isOver,
        onSlow: () => setStage({ at: 'confirming', isPaid: true, isSlow: true }),
      });
      if (order) await done(order);
    } catch (error) {
      // A session that has run out: it goes on here after the login.
      if (statusOf(error) === 401) return;
      checkoutMemory.change(user, { payment: undefined });
      const message = messageOf(error, 'No order could be made of this payment.');
      setStage({ at: 'ended', message });
    }
  };

  const follow = async (
    provider: CardProvider,
    answer: CardAnswer,
    clientSecret: string,
    here: Visit,
  ): Promise<void> => {
    switch (answer.kind) {
      case 'paid':
        return confirmOrder(clientSecret, here);
      case 'processing': {
        setStage({ at: 'confirming', isPaid: false, isSlow: false });
        const isOver = () => here.isOver;
        const decided = await awaitBank(provider, clientSecret, { wait, isOver });
        return decided ? follow(provider, decided, clientSecret, here) : undefined;
      }
      case 'failed':
        return fail(`Payment failed: ${answer.message}`, here);
      case 'unpaid':
        return fail(undefined, here);
      case 'broken':
        return fail(CHECKOUT_FAILED, here);
    }
  };

  /** Says no in its own way. @returns what the form has to show at its fields */
  const refuse = async (error: unknown): Promise<FieldErrors> => {
    const refusal = refusalOf(error);
    if (refusal.kind === 'placed') {
      dispatch(api.util.invalidateTags(['orders', 'cart', 'products']));
      await done(refusal.order);
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
    const { clientSecret, holdUntil: held } = started;
    const { customerDetails: details } = purchase;
    setHoldUntil(held);
    const payment = { clientSecret, isPaid: false };
    checkoutMemory.change(user, { details, payment, holdUntil: held });
    const answer = await confirmCard(provider, clientSecret, card, details);
    await follow(provider, answer, clientSecret, here);
    return [];
  };

  useEffect(() => {
    const here: Visit = { isOver: false };
    visit.current = here;
    return () => void (here.isOver = true);
  }, []);

  useEffect(() => {
    if (!pending) return;
    const { clientSecret, isPaid } = pending;
    const here: Visit = { isOver: false };
    const resume = async () => {
      if (isPaid) return confirmOrder(clientSecret, here);
      if (isProviderUnavailable) return setStage({ at: 'form' });
      if (!provider) return;
      setStage({ at: 'paying' });
      const answer = await resumeCard(provider, clientSecret, () => here.isOver);
      if (!here.isOver) await follow(provider, answer, clientSecret, here);
    };
    void resume();
    return () => void (here.isOver = true);
    // Once for what was pending when the page was opened, as soon as the provider is there.
  }, [pending, provider, isProviderUnavailable]);

  return { stage, holdUntil, pay };
}
