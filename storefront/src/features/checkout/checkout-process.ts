import type { StripeCardElement } from '@stripe/stripe-js';
import { messageOf, statusOf } from '../../api/api-error';
import type { PlacedOrder, Purchase, StartedPayment } from './api';
import { awaitOrder } from './await-order';
import {
  nextState,
  openingState,
  type CheckoutEvent,
  type CheckoutState,
} from './checkout-machine';
import { intentIdOf, type CheckoutStorage } from './checkout-storage';
import { awaitBank, confirmCard, resumeCard, type CardProvider } from './confirm-card';
import type { CheckoutDetails } from './customer-details';
import { refusalOf } from './refusal';

/** The side effects of a checkout. */
export interface CheckoutPorts {
  storage: Pick<CheckoutStorage, 'read' | 'change' | 'clear'>;
  startPayment: (purchase: Purchase) => Promise<StartedPayment>;
  createOrder: (request: {
    transactionId: string;
    customerDetails: CheckoutDetails | undefined;
  }) => Promise<PlacedOrder>;
  /** Fetches again what the server has changed. */
  refresh: (what: 'cart' | 'cart and orders') => void;
  /** Shows the order; from then on a reload shows it, too. */
  showOrder: (order: PlacedOrder) => void;
  /** Shows a message to a shopper who has left the page. */
  showMessage: (problem: string) => void;
  /** Resolves after so many ms. */
  wait: (ms: number) => Promise<void>;
}

/** Longer than a browser takes from the start of a reload to the end of the old page, in ms. */
const UNLOAD_MS = 30_000;

const isToCome = (time: string | undefined) => Date.parse(time ?? '') > Date.now();

/**
 * Runs one purchase: feeds events to the state machine and performs the side effects of each state. It lives outside of
 * React because a payment goes on after the page is left: success is shown even to a shopper who has gone back.
 */
export class CheckoutProcess {
  private state: CheckoutState;
  private hold: string | undefined;
  private provider: CardProvider | null = null;
  private card: StripeCardElement | undefined;
  private hasBegun = false;
  private isLeft = false;
  private unload: Promise<void> | undefined;
  private readonly listeners = new Set<() => void>();

  /** @param user the signed-in user's id */
  constructor(
    private readonly user: string,
    private readonly ports: CheckoutPorts,
  ) {
    const note = ports.storage.read(user);
    this.state = openingState(note);
    this.hold = isToCome(note.holdUntil) ? note.holdUntil : undefined;
  }

  readonly current = (): CheckoutState => this.state;

  /** Until when the products are held, ISO 8601. */
  readonly holdUntil = (): string | undefined => this.hold;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Continues from the initial state. @returns a function to call when the page is left */
  readonly visit = (): (() => void) => {
    this.isLeft = false;
    // The page may call this several times; the work starts once.
    if (!this.hasBegun) void this.enter(this.state, this.state.at);
    this.hasBegun = true;
    return () => void (this.isLeft = true);
  };

  /** The browser has begun to unload the page, or to follow a link that leaves it in place. */
  readonly unloading = (): void => {
    this.unload = this.ports.wait(UNLOAD_MS);
  };

  /** @param provider null while it loads and where loading failed */
  setProvider(provider: CardProvider | null, isFailed: boolean): void {
    this.provider = provider;
    if (provider) this.send({ type: 'provider-ready' });
    else if (isFailed) this.send({ type: 'provider-failed' });
  }

  pay(purchase: Purchase, card: StripeCardElement): void {
    if (!this.provider) return;
    this.card = card;
    this.send({ type: 'submitted', purchase });
  }

  private send(event: CheckoutEvent): void {
    const before = this.state;
    this.state = nextState(before, event);
    if (this.state === before) return;
    if (event.type === 'payment-started') this.hold = event.payment.holdUntil;
    for (const listener of this.listeners) listener();
    if (this.state.at !== before.at) void this.enter(this.state, before.at);
  }

  /** The side effects of entering a state. */
  private async enter(state: CheckoutState, from: CheckoutState['at']): Promise<void> {
    switch (state.at) {
      case 'form':
        // Only an attempted payment can fail.
        return from === 'form' || from === 'starting' || state.interrupted
          ? undefined
          : this.endTry(state.problem);
      case 'interrupted':
        return;
      case 'starting':
        return this.start(state.purchase);
      case 'charging':
        return this.charge(state.clientSecret, state.purchase.customerDetails);
      case 'resuming':
        return this.resume(state.clientSecret);
      case 'awaiting-bank':
        return this.awaitDecision(state.clientSecret);
      case 'awaiting-order':
        return this.confirmOrder(state.clientSecret);
      case 'placed':
        this.ports.showOrder(state.order);
        // Not earlier: a reload has to find the payment or the order, and one that has begun finds no order.
        await this.unload;
        return this.ports.storage.clear();
      case 'ended':
        return this.ports.storage.change(this.user, { payment: undefined });
    }
  }

  private endTry(problem: string | undefined): void {
    this.ports.storage.change(this.user, { payment: undefined });
    if (problem && this.isLeft) this.ports.showMessage(problem);
  }

  private async start(purchase: Purchase): Promise<void> {
    try {
      this.send({ type: 'payment-started', payment: await this.ports.startPayment(purchase) });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal.kind === 'placed') this.ports.refresh('cart and orders');
      if (refusal.kind === 'problem' && refusal.isCartStale) this.ports.refresh('cart');
      this.send({ type: 'payment-refused', refusal });
    }
  }

  private async charge(clientSecret: string, details: CheckoutDetails): Promise<void> {
    const { provider, card, user, hold: holdUntil } = this;
    if (!provider || !card) return;
    const payment = { clientSecret, isPaid: false };
    this.ports.storage.change(user, { details, payment, holdUntil });
    const answer = await confirmCard(provider, clientSecret, card, details);
    this.send({ type: 'card-answered', answer });
  }

  private async resume(clientSecret: string): Promise<void> {
    if (!this.provider) return;
    const answer = await resumeCard(this.provider, clientSecret, () => this.isLeft);
    if (!this.isLeft) this.send({ type: 'card-answered', answer });
  }

  private async awaitDecision(clientSecret: string): Promise<void> {
    if (!this.provider) return;
    const patience = { wait: this.ports.wait, isOver: () => this.isLeft };
    const answer = await awaitBank(this.provider, clientSecret, patience);
    if (answer) this.send({ type: 'card-answered', answer });
  }

  private async confirmOrder(clientSecret: string): Promise<void> {
    const { storage, createOrder, wait } = this.ports;
    const { details: customerDetails } = storage.read(this.user);
    const transactionId = intentIdOf(clientSecret);
    storage.change(this.user, { payment: { clientSecret, isPaid: true } });
    try {
      const order = await awaitOrder({
        ask: () => createOrder({ transactionId, customerDetails }),
        wait,
        isOver: () => this.isLeft,
        onSlow: () => this.send({ type: 'order-delayed' }),
      });
      if (order) this.send({ type: 'order-placed', order });
    } catch (error) {
      // An expired session: the checkout continues here after the login.
      if (statusOf(error) === 401) return;
      const message = messageOf(
        error,
        'We could not create an order for this payment. Please contact us.',
      );
      this.send({ type: 'order-refused', message });
    }
  }
}
