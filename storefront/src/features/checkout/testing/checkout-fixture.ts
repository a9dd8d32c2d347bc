import type { PaymentIntent, StripeCardElement } from '@stripe/stripe-js';
import type { PlacedOrder, Purchase } from '../api';
import { CheckoutStorage, type StoredCheckout } from '../checkout-storage';
import { CheckoutProcess } from '../checkout-process';
import type { CardProvider } from '../confirm-card';

const USER = 'ada';
export const clientSecret = 'pi_1_secret_2';
export const order: PlacedOrder = { _id: 'order', number: 100_001 };
export const purchase: Purchase = {
  amount: 49.9,
  customerDetails: {
    fullName: 'Ada Strong',
    email: 'ada@vigor.test',
    phone: '2075550142',
    address: '18 Harbor Lane',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
  },
};

export const intent = (status: string) => ({ paymentIntent: { status } as PaymentIntent });

/** A checkout that records its calls. Each call takes the next prepared answer and throws one that has a status. */
export function checkoutFixture(note: StoredCheckout = {}) {
  const calls: string[] = [];
  const values = new Map<string, string>();
  const storage = new CheckoutStorage(() => ({
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  }));
  if (Object.keys(note).length > 0) storage.change(USER, note);
  const answers = {
    start: [] as unknown[],
    confirm: [] as unknown[],
    retrieve: [] as unknown[],
    next: [] as unknown[],
    order: [] as unknown[],
  };
  const waits: Promise<void>[] = [];
  const take = (name: keyof typeof answers) => async () => {
    calls.push(name);
    const answer = await answers[name].shift();
    if (answer === undefined) throw new Error(`${name} was not expected`);
    if ((answer as { status?: unknown }).status) throw answer;
    return answer as never;
  };
  const provider: CardProvider = {
    confirmCardPayment: take('confirm'),
    retrievePaymentIntent: take('retrieve'),
    handleNextAction: take('next'),
  };
  const process = new CheckoutProcess(USER, {
    storage,
    startPayment: take('start'),
    createOrder: take('order'),
    refresh: (what) => void calls.push(`refresh ${what}`),
    showOrder: async ({ number }) => void calls.push(`show ${number}`),
    showMessage: (problem) => void calls.push(`show ${problem}`),
    wait: () => {
      calls.push('wait');
      return waits.shift() ?? Promise.resolve();
    },
  });
  let leave: () => void;
  const open = () => void (leave = process.visit());
  const pay = () => process.pay(purchase, {} as StripeCardElement);
  const read = () => storage.read(USER);
  return { process, provider, answers, waits, calls, open, leave: () => leave(), pay, read };
}

/** Resolves when no pending promise can continue without new input. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A response that the test resolves. */
export function pending<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
