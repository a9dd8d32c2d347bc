import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, shut } from '../loopback.js';
import { PendingDecisionTimer } from './pending-decision-timer.js';
import { Api } from './http/api.js';
import { BrowserScript } from './http/browser-script.js';
import { Control } from './http/control.js';
import { KnobSet, type Knobs } from './knobs.js';
import { Ledger } from './state/ledger.js';
import type { Bank } from './state/work.js';
import { WebhookSender } from './webhooks/webhook-sender.js';

export interface CardProviderOptions {
  /** The folder that its state lives in; made when absent. One process at a time. */
  readonly stateDir: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Signs the webhooks. */
  readonly webhookSecret: string;
  /** Where webhooks go; without it they wait for `sendWebhooksTo`. */
  readonly webhookUrl?: string;
  /** 0, the default, takes a free one. */
  readonly port?: number;
  readonly host?: string;
  /**
   * How long a payment is processing with 4000 0000 0000 6660, a late refund pending, and
   * a payment not contested yet, in ms. 3000.
   */
  readonly decisionMs?: number;
  /** Enables the controls for tests: `turn`, `POST /__knobs`, `GET /__state`. */
  readonly knobs?: boolean;
}

export interface CardProvider {
  readonly port: number;
  /** Such as `http://127.0.0.1:41234`, without `/v1`: for the server, with the secret key. */
  readonly url: string;
  /** What a browser may call, for the shop to mount: `/stripe.js` and `/v1/…` with the publishable key. */
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Sets the webhook address and sends waiting events. */
  sendWebhooksTo(url: string): void;
  /** Sets knobs. @throws when it was started without them. */
  turn(knobs: Knobs): void;
  /** All intents, charges and refunds. @throws when it was started without knobs. */
  state(): ReturnType<Control['state']>;
  close(): Promise<void>;
}

/** Starts a stand-in for the card provider: its HTTP API, its browser script and its webhooks. */
export async function startCardProvider(options: CardProviderOptions): Promise<CardProvider> {
  const { host = '127.0.0.1', decisionMs = 3_000 } = options;
  const ledger = new Ledger(options.stateDir);
  const knobs = new KnobSet();
  const bank: Bank = { decisionMs, isRefundRefused: () => knobs.takeRefundFailure() };
  const webhooks = new WebhookSender(ledger, options.webhookSecret, knobs);
  const decider = new PendingDecisionTimer(ledger, bank);
  const api = new Api(ledger, bank, options, knobs);
  const script = new BrowserScript();
  const control = options.knobs ? new Control(ledger, knobs, webhooks) : undefined;

  const serve = (request: IncomingMessage, response: ServerResponse, browsersOnly: boolean) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (path === '/stripe.js') script.handle(request, response);
    else if (control && !browsersOnly && path.startsWith('/__')) {
      void control.handle(request, response);
    } else void api.handle(request, response, browsersOnly);
  };
  const server = createServer((request, response) => serve(request, response, false));
  const port = await listen(server, host, options.port ?? 0);
  if (options.webhookUrl) webhooks.sendTo(options.webhookUrl);

  const held = () => {
    if (!control) throw new Error('The card provider was started without knobs.');
    return control;
  };
  return {
    port,
    url: `http://${host}:${port}`,
    handle: (request, response) => serve(request, response, true),
    sendWebhooksTo: (url) => webhooks.sendTo(url),
    turn: (change) => held().turn(change),
    state: () => held().state(),
    async close() {
      webhooks.close();
      decider.close();
      await shut(server);
      ledger.close();
    },
  };
}
