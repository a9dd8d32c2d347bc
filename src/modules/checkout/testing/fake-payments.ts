import {
  type IntentStatus,
  type NewIntent,
  type PaymentIntent,
  Payments,
  ProviderUnavailable,
  ProviderRefused,
} from '../../payment/index.js';

/** The card provider in memory: idempotent by key, with simulated outages and payments. */
export class FakePayments extends Payments {
  readonly intents = new Map<string, PaymentIntent>();
  /** The description of each intent in the provider's dashboard, by its id. */
  readonly descriptions = new Map<string, string>();
  /** Names of all calls, in order. */
  readonly calls: string[] = [];
  isUnavailable = false;
  /** Refuses every request to create an intent. */
  isRefusingToCreate = false;
  /** Runs once, before the next cancel reaches the provider. */
  beforeCancel: (() => void) | undefined;
  private readonly byKey = new Map<string, PaymentIntent>();

  constructor(
    private readonly isInTransaction: () => boolean = () => false,
    private readonly now: () => Date = () => new Date(),
  ) {
    super();
  }

  async createIntent(wanted: NewIntent): Promise<PaymentIntent> {
    this.reach('create');
    if (this.isRefusingToCreate) throw new ProviderRefused('Amount too large.');
    const key = `${wanted.checkoutId}-${wanted.version}`;
    // Like the provider: the first response for a key, even if the intent has changed since.
    const known = this.byKey.get(key);
    if (known) return known;
    const intent = this.intentFor(wanted);
    this.byKey.set(key, intent);
    this.intents.set(intent.id, intent);
    this.descriptions.set(intent.id, wanted.description);
    return intent;
  }

  async retrieve(intentId: string): Promise<PaymentIntent | undefined> {
    this.reach('retrieve');
    if (!/^[\w-]{1,255}$/.test(intentId)) throw new ProviderRefused('No id of a payment.');
    return this.intents.get(intentId);
  }

  async cancel(intentId: string): Promise<PaymentIntent> {
    this.reach('cancel');
    const meanwhile = this.beforeCancel;
    this.beforeCancel = undefined;
    meanwhile?.();
    if (this.intents.get(intentId)?.status === 'open') this.become(intentId, 'canceled');
    return this.intents.get(intentId)!;
  }

  async *listCreatedSince(since: Date): AsyncIterable<PaymentIntent> {
    this.reach('list');
    for (const intent of [...this.intents.values()].reverse()) {
      if (intent.createdAt >= since) yield intent;
    }
  }

  /** The shopper's card, or the bank, moves the intent. */
  become(intentId: string, status: IntentStatus): void {
    this.change(intentId, { status });
  }

  change(intentId: string, change: Partial<PaymentIntent>): void {
    this.intents.set(intentId, { ...this.intents.get(intentId)!, ...change });
  }

  get last(): PaymentIntent {
    return [...this.intents.values()].at(-1)!;
  }

  private intentFor({ checkoutId, userId, amountCents }: NewIntent): PaymentIntent {
    const id = `pi_${this.intents.size + 1}`;
    return {
      id,
      clientSecret: `${id}_secret`,
      status: 'open',
      isAuthenticating: false,
      amountCents,
      currency: 'usd',
      refundedCents: 0,
      checkoutId,
      userId,
      billing: undefined,
      createdAt: this.now(),
    };
  }

  private reach(call: string): void {
    if (this.isInTransaction()) throw new Error(`${call}: a network call inside a transaction`);
    this.calls.push(call);
    if (this.isUnavailable) throw new ProviderUnavailable();
  }
}
