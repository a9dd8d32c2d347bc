import type { IncomingMessage, ServerResponse } from 'node:http';
import { ZodError } from 'zod';
import { readKnobs, type KnobSet } from '../knobs.js';
import type { Ledger } from '../state/ledger.js';
import type { WebhookSender } from '../webhooks/webhook-sender.js';
import { readBody } from './read-body.js';

/** The controls for tests: `POST /__knobs` and `GET /__state`. */
export class Control {
  constructor(
    private readonly ledger: Ledger,
    private readonly knobs: KnobSet,
    private readonly webhooks: WebhookSender,
  ) {}

  /** @throws ZodError naming each bad knob */
  turn(value: unknown): void {
    const knobs = readKnobs(value);
    this.knobs.turn(knobs);
    if (knobs.webhookUrl) this.webhooks.sendTo(knobs.webhookUrl);
  }

  /** Everything the provider knows, for invariant checks. */
  state() {
    return {
      payment_intents: this.ledger.intents.oldestFirst(),
      charges: this.ledger.charges.oldestFirst(),
      refunds: this.ledger.refunds.oldestFirst(),
      disputes: this.ledger.disputes.oldestFirst(),
      fraud_warnings: this.ledger.warnings.oldestFirst(),
      balance_transactions: this.ledger.balance.oldestFirst(),
      pending_events: this.ledger.pendingEvents().length,
      faults_left: this.knobs.faults,
    };
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'GET' && request.url === '/__state') {
      send(200, this.state());
      return;
    }
    if (request.method !== 'POST' || request.url !== '/__knobs') {
      send(404, { message: 'There are POST /__knobs and GET /__state.' });
      return;
    }
    try {
      this.turn(JSON.parse(await readBody(request)));
      send(200, this.knobs);
    } catch (error) {
      const message = error instanceof ZodError ? error.issues : String(error);
      send(400, { message });
    }
  }
}
