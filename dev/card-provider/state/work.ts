import type Stripe from 'stripe';
import { newId } from '../new-id.js';
import type { Ledger } from './ledger.js';
import type { Due, SavedReply, Stored } from './stored.js';

/** The API version that the installed SDK is pinned to. */
export const API_VERSION = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION;

type Told =
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.Radar.EarlyFraudWarning;

/** How the card's bank behaves. */
export interface Bank {
  /** Delay of decisions that are not immediate, in ms. */
  readonly decisionMs: number;
  /** Whether the new refund fails later. */
  isRefundRefused(): boolean;
}

interface Origin {
  /** In seconds since 1970. */
  readonly now: number;
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
  /** Whether events go to a webhook; not so for objects seeded into the past. */
  readonly announces: boolean;
}

/** The changes of one call, which {@link commit} writes as one. */
export class Work {
  readonly #put = new Map<string, Stored>();
  readonly #due: Due[] = [];
  readonly #decided: string[] = [];

  constructor(
    readonly ledger: Ledger,
    readonly bank: Bank,
    readonly origin: Origin,
  ) {}

  get now(): number {
    return this.origin.now;
  }

  /** The object with this call's changes. */
  find(id: string): Stored | undefined {
    return this.#put.get(id) ?? this.ledger.find(id);
  }

  put<T extends Stored>(object: T): T {
    this.#put.set(object.id, object);
    return object;
  }

  /** Creates an event with the object as it is now. */
  announce(type: Stripe.Event.Type, object: Told): void {
    if (!this.origin.announces) return;
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: this.origin.requestId, idempotency_key: this.origin.idempotencyKey },
      type,
    } satisfies Stripe.EventBase;
    this.put(event as Stripe.Event);
  }

  /** Leaves the decision to the card's bank. */
  decideLater(id: string, becomes: Due['becomes']): void {
    this.#due.push({ id, at: Date.now() + this.bank.decisionMs, becomes });
  }

  decided(id: string): void {
    this.#decided.push(id);
  }

  /** Writes all changes at once. */
  commit(reply?: SavedReply): void {
    const put = [...this.#put.values()];
    if (put.length === 0 && this.#decided.length === 0 && !reply) return;
    this.ledger.commit({
      put,
      ...(this.#due.length > 0 && { due: this.#due }),
      ...(this.#decided.length > 0 && { decided: this.#decided }),
      ...(reply && { reply }),
    });
  }
}
