import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { Api } from '../../../dev/card-provider/http/api.js';
import { KnobSet } from '../../../dev/card-provider/knobs.js';
import { decide } from '../../../dev/card-provider/operations/decide.js';
import { Ledger } from '../../../dev/card-provider/state/ledger.js';
import { type Bank, Work } from '../../../dev/card-provider/state/work.js';
import { sign } from '../../../dev/card-provider/webhooks/sign.js';
import { listen, shut } from '../../../dev/loopback.js';
import { MINUTE_MS } from '../../../src/kernel/time.js';
import { Cards, type CardsState, PUBLISHABLE_KEY, SECRET_KEY } from '../../support/cards.js';

const WEBHOOK_SECRET = 'whsec_vigor_stand_in';
/** How long a bank takes for what it does not decide at once, in virtual ms. */
const DECISION_MS = 10 * MINUTE_MS;

/** What one scenario has of the stand-in. */
interface Books {
  readonly folder: string;
  readonly ledger: Ledger;
  readonly api: Api;
}

/** The card stand-in in this process. Its webhooks and its bank's decisions wait until they are asked for. */
export class VirtualCards {
  readonly knobs = new KnobSet();
  readonly cards: Cards;
  /** Events that the shop was not sent yet, or did not take. */
  events: Stripe.Event[] = [];
  private books = this.open();

  private constructor(
    private readonly server: ReturnType<typeof createServer>,
    readonly url: string,
  ) {
    this.cards = new Cards(url);
    server.on('request', (request, response) => {
      void this.books.api.handle(request, response, false);
    });
  }

  static async start(): Promise<VirtualCards> {
    const server = createServer();
    const port = await listen(server, '127.0.0.1', 0);
    return new VirtualCards(server, `http://127.0.0.1:${port}`);
  }

  /** Empty books, and nothing is wrong. */
  reset(): void {
    this.closeBooks();
    this.events = [];
    this.knobs.turn({ faults: [], failRefunds: 0 });
    this.books = this.open();
  }

  /** The bank decides what is due by now. */
  decide(): void {
    const { ledger } = this.books;
    for (const due of [...ledger.due.values()].filter(({ at }) => at <= Date.now())) {
      const now = Math.floor(Date.now() / 1000);
      const work = new Work(ledger, this.bank(), {
        now,
        requestId: null,
        idempotencyKey: null,
        announces: true,
      });
      decide(work, due);
      work.commit();
    }
  }

  get isDecided(): boolean {
    return this.books.ledger.due.size === 0;
  }

  /** An event as it is posted to the shop's webhook. */
  signed(event: Stripe.Event): { payload: string; signature: string } {
    const payload = JSON.stringify(event);
    return { payload, signature: sign(payload, WEBHOOK_SECRET, Math.floor(Date.now() / 1000)) };
  }

  /** The payment as the provider knows it. */
  intent(id: string): Stripe.PaymentIntent | undefined {
    return this.books.ledger.intents.get(id);
  }

  /** The successful payments. */
  paid(): Stripe.PaymentIntent[] {
    return this.books.ledger.intents.oldestFirst().filter(({ status }) => status === 'succeeded');
  }

  /** When a payment succeeded, in ms since 1970. */
  paidAt({ latest_charge: charge }: Stripe.PaymentIntent): number {
    return (this.books.ledger.charges.get(String(charge))?.created ?? 0) * 1000;
  }

  /** What a payment's refunds that did not fail add up to, in cents. */
  refundedCents(intentId: string): number {
    return this.books.ledger.refunds
      .oldestFirst()
      .filter((refund) => refund.payment_intent === intentId && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  disputes(): Stripe.Dispute[] {
    return this.books.ledger.disputes.oldestFirst();
  }

  /** As the invariant checks need it. */
  state(): CardsState {
    const { ledger } = this.books;
    const ofPayment = <Item extends { payment_intent?: unknown }>(item: Item) => ({
      ...item,
      payment_intent: String(item.payment_intent),
    });
    return {
      payment_intents: ledger.intents.oldestFirst(),
      refunds: ledger.refunds
        .oldestFirst()
        .map((refund) => ({ ...ofPayment(refund), status: String(refund.status) })),
      disputes: ledger.disputes.oldestFirst().map(ofPayment),
      fraud_warnings: ledger.warnings.oldestFirst().map(ofPayment),
      faults_left: this.knobs.faults,
    };
  }

  async close(): Promise<void> {
    await shut(this.server);
    this.closeBooks();
  }

  private open(): Books {
    const folder = mkdtempSync(join(tmpdir(), 'vigor-cards-'));
    const ledger = new Ledger(folder);
    ledger.onCommit(({ put = [] }) => {
      for (const object of put) if (object.object === 'event') this.events.push(object);
    });
    const keys = { secretKey: SECRET_KEY, publishableKey: PUBLISHABLE_KEY };
    return { folder, ledger, api: new Api(ledger, this.bank(), keys, this.knobs) };
  }

  private bank(): Bank {
    return { decisionMs: DECISION_MS, isRefundRefused: () => this.knobs.takeRefundFailure() };
  }

  private closeBooks(): void {
    this.books.ledger.close();
    rmSync(this.books.folder, { recursive: true, force: true });
  }
}
