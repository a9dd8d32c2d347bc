import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api';
import { notify } from '../../ui/notify';
import { checkoutApi, type PlacedOrder, type Purchase } from './api';
import { checkoutStorage } from './checkout-storage';
import { CheckoutProcess } from './checkout-process';
import { orderBroadcast } from './order-broadcast';

interface CheckoutParts {
  /** The signed-in user's id. */
  user: string;
  /** Null until the provider has loaded. */
  provider: Stripe | null;
  /** The provider failed to load. */
  isProviderUnavailable: boolean;
  /** Shows the order; from then on a reload shows it, too. */
  onDone: (order: PlacedOrder) => void;
}

const TAGS = {
  cart: ['cart', 'products'],
  'cart and orders': ['orders', 'cart', 'products'],
} as const;

/** Runs a checkout from the submit to the order; a reload in between continues where it was. */
export function useCheckout({ user, provider, isProviderUnavailable, onDone }: CheckoutParts) {
  const [startPayment] = checkoutApi.useStartPaymentMutation();
  const [createOrder] = checkoutApi.useCreateOrderMutation();
  const dispatch = useDispatch();
  const showOrder = useRef(onDone);
  useEffect(() => void (showOrder.current = onDone), [onDone]);
  const [process] = useState(
    () =>
      new CheckoutProcess(user, {
        storage: checkoutStorage,
        startPayment: (purchase) => startPayment(purchase).unwrap(),
        createOrder: (request) => createOrder(request).unwrap(),
        refresh: (what) => void dispatch(api.util.invalidateTags([...TAGS[what]])),
        showOrder: (order) => {
          orderBroadcast.send({ user, number: order.number });
          showOrder.current(order);
        },
        showMessage: (problem) => void notify.error(problem),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      }),
  );
  useEffect(() => process.visit(), [process]);
  useEffect(() => {
    window.addEventListener('beforeunload', process.unloading);
    return () => window.removeEventListener('beforeunload', process.unloading);
  }, [process]);
  useEffect(
    () => process.setProvider(provider, isProviderUnavailable),
    [process, provider, isProviderUnavailable],
  );
  return {
    state: useSyncExternalStore(process.subscribe, process.current, process.current),
    holdUntil: useSyncExternalStore(process.subscribe, process.holdUntil, process.holdUntil),
    pay: (purchase: Purchase, card: StripeCardElement) => process.pay(purchase, card),
  };
}
