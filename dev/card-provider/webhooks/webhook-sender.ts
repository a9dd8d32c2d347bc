import type Stripe from 'stripe';
import type { KnobSet } from '../knobs.js';
import type { Ledger } from '../state/ledger.js';
import { WebhookHttpClient } from './webhook-http-client.js';
import { sign } from './sign.js';

const AT_ONCE = 8;
const ANSWER_WITHIN_MS = 10_000;
const LONGEST_PAUSE_MS = 60_000;
const GIVE_UP_AFTER_S = 3 * 86_400;

interface Attempt {
  readonly event: Stripe.Event;
  readonly tries: number;
}

/**
 * Sends each event until the shop accepts it with a 2xx: at once, after 1, 2, 4 … 60 s, for three
 * days, and again after a restart. Several are under way at once, so they may arrive in any order.
 */
export class WebhookSender {
  #url: string | undefined;
  #waiting: Attempt[] = [];
  #held: Attempt[] = [];
  #underWay = 0;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #client = new WebhookHttpClient();
  #closed = false;

  constructor(
    private readonly ledger: Ledger,
    private readonly secret: string,
    private readonly knobs: KnobSet,
  ) {
    for (const event of ledger.pendingEvents()) this.#waiting.push({ event, tries: 0 });
    ledger.onCommit((commit) => {
      for (const object of commit.put ?? []) if (object.object === 'event') this.#take(object);
    });
  }

  /** Where events go from now on; until then they wait. */
  sendTo(url: string): void {
    this.#url = url;
    this.#pump();
  }

  close(): void {
    this.#closed = true;
    this.#client.close();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#waiting = [];
  }

  #take(event: Stripe.Event): void {
    if (this.knobs.dropWebhooks) {
      queueMicrotask(() => this.#settle(event));
    } else if (this.knobs.webhookReverseMs > 0) {
      if (this.#held.length === 0) this.#after(this.knobs.webhookReverseMs, () => this.#release());
      this.#held.unshift({ event, tries: 0 });
    } else {
      this.#enqueueAfter(this.knobs.webhookDelayMs, { event, tries: 0 });
    }
  }

  #release(): void {
    this.#waiting.push(...this.#held);
    this.#held = [];
    this.#pump();
  }

  #enqueueAfter(ms: number, attempt: Attempt): void {
    const enqueue = () => {
      this.#waiting.push(attempt);
      this.#pump();
    };
    if (ms > 0) this.#after(ms, enqueue);
    else enqueue();
  }

  #pump(): void {
    // One by one where the order matters.
    const atOnce = this.knobs.webhookReverseMs > 0 ? 1 : AT_ONCE;
    while (this.#url && this.#underWay < atOnce) {
      const attempt = this.#waiting.shift();
      if (!attempt) return;
      this.#underWay += 1;
      void this.#try(attempt, this.#url).finally(() => {
        this.#underWay -= 1;
        this.#pump();
      });
    }
  }

  async #try({ event, tries }: Attempt, url: string): Promise<void> {
    const copies = Array.from({ length: this.knobs.webhookCopies }, () => this.#post(event, url));
    const accepted = (await Promise.all(copies)).includes(true);
    if (this.#closed) return;
    const isOver = accepted || event.created < Date.now() / 1000 - GIVE_UP_AFTER_S;
    if (isOver && this.#settle(event)) return;
    const pause = Math.min(1000 * 2 ** tries, LONGEST_PAUSE_MS);
    this.#enqueueAfter(pause, { event, tries: tries + 1 });
  }

  /** False where it cannot be stored, as on a full disk: then the event is sent again. */
  #settle(event: Stripe.Event): boolean {
    try {
      this.ledger.commit({ settled: [event.id] });
      return true;
    } catch {
      return false;
    }
  }

  #post(event: Stripe.Event, url: string): Promise<boolean> {
    const payload = JSON.stringify(event, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(payload)),
      'stripe-signature': sign(payload, this.secret, Math.floor(Date.now() / 1000)),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    };
    return this.#client.post(url, payload, headers, ANSWER_WITHIN_MS);
  }

  #after(ms: number, action: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      action();
    }, ms);
    timer.unref();
    this.#timers.add(timer);
  }
}
