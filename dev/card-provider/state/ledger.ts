import type Stripe from 'stripe';
import { DAY_MS } from '../../../src/kernel/time.js';
import { AppendOnlyLog } from '../../append-only-log.js';
import { Collection } from './collection.js';
import type { LogEntry, Due, SavedReply, Stored } from './stored.js';

/** A key is remembered for a day, as the provider does; the number bounds the memory of a load test. */
const MOST_REPLIES = 10_000;
const MOST_EVENTS = 2_000;
const LINES_BEFORE_REWRITE = 1_000;

/**
 * The state of the stand-in: in memory, and on disk before any response shows it.
 * Objects in it are never changed, only replaced by {@link commit}.
 */
export class Ledger {
  readonly intents = new Collection<Stripe.PaymentIntent>();
  readonly charges = new Collection<Stripe.Charge>();
  readonly refunds = new Collection<Stripe.Refund>();
  readonly disputes = new Collection<Stripe.Dispute>();
  readonly warnings = new Collection<Stripe.Radar.EarlyFraudWarning>();
  readonly balance = new Collection<Stripe.BalanceTransaction>();
  readonly methods = new Collection<Stripe.PaymentMethod>();
  readonly events = new Collection<Stripe.Event>();
  readonly due = new Map<string, Due>();
  readonly #replies = new Map<string, SavedReply>();
  readonly #listeners: ((commit: LogEntry) => void)[] = [];
  readonly #log: AppendOnlyLog<LogEntry>;
  /** Number of events from which purging pays. */
  #forgetAt = MOST_EVENTS * 1.25;

  constructor(folder: string) {
    const { log, lines } = AppendOnlyLog.open<LogEntry>(folder, 'card-provider.jsonl');
    this.#log = log;
    for (const line of lines) this.#apply(line);
    if (lines.length > LINES_BEFORE_REWRITE) log.rewrite(this.#snapshot());
  }

  /** Called after each commit. */
  onCommit(listener: (commit: LogEntry) => void): void {
    this.#listeners.push(listener);
  }

  /** Appends the change to the log, then applies it. @throws when it cannot be written; nothing changed. */
  commit(change: LogEntry): void {
    this.#log.append(change);
    this.#apply(change);
    for (const listener of this.#listeners) listener(change);
  }

  find(id: string): Stored | undefined {
    return (
      this.intents.get(id) ??
      this.charges.get(id) ??
      this.refunds.get(id) ??
      this.disputes.get(id) ??
      this.warnings.get(id) ??
      this.balance.get(id) ??
      this.methods.get(id) ??
      this.events.get(id)
    );
  }

  /** The response to an idempotency key of the last 24 hours. */
  reply(key: string): SavedReply | undefined {
    const reply = this.#replies.get(key);
    return reply && reply.at > Date.now() - DAY_MS ? reply : undefined;
  }

  /** Events that the shop has not accepted, oldest first. */
  pendingEvents(): Stripe.Event[] {
    return this.events.oldestFirst().filter((event) => event.pending_webhooks > 0);
  }

  close(): void {
    this.#log.close();
  }

  #apply(change: LogEntry): void {
    for (const object of change.put ?? []) this.#put(object);
    for (const due of change.due ?? []) this.due.set(due.id, due);
    for (const id of change.decided ?? []) this.due.delete(id);
    if (change.reply) this.#remember(change.reply);
    for (const id of change.settled ?? []) {
      const event = this.events.get(id);
      if (event) this.events.put({ ...event, pending_webhooks: 0 });
    }
    this.#forgetOldEvents();
  }

  #put(object: Stored): void {
    switch (object.object) {
      case 'payment_intent':
        return this.intents.put(object);
      case 'charge':
        return this.charges.put(object);
      case 'refund':
        return this.refunds.put(object);
      case 'dispute':
        return this.disputes.put(object);
      case 'radar.early_fraud_warning':
        return this.warnings.put(object);
      case 'balance_transaction':
        return this.balance.put(object);
      case 'payment_method':
        return this.methods.put(object);
      case 'event':
        return this.events.put(object);
    }
  }

  #remember(reply: SavedReply): void {
    this.#replies.set(reply.key, reply);
    if (this.#replies.size <= MOST_REPLIES) return;
    const [oldest] = this.#replies.keys();
    if (oldest) this.#replies.delete(oldest);
  }

  #forgetOldEvents(): void {
    if (this.events.size < this.#forgetAt) return;
    const accepted = this.events.oldestFirst().filter((event) => event.pending_webhooks === 0);
    const surplus = accepted.slice(0, Math.max(0, this.events.size - MOST_EVENTS));
    this.events.delete(new Set(surplus.map(({ id }) => id)));
    this.#forgetAt = Math.max(this.events.size, MOST_EVENTS) * 1.25;
  }

  #snapshot(): LogEntry[] {
    const objects = [
      this.intents,
      this.charges,
      this.refunds,
      this.disputes,
      this.warnings,
      this.balance,
      this.methods,
      this.events,
    ].flatMap((collection): Stored[] => collection.oldestFirst());
    return [
      ...objects.map((object) => ({ put: [object] })),
      { due: [...this.due.values()] },
      ...[...this.#replies.keys()]
        .flatMap((key) => this.reply(key) ?? [])
        .map((reply) => ({ reply })),
    ];
  }
}
