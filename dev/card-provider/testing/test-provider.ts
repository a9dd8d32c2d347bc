import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { listen, shut } from '../../loopback.js';
import { startCardProvider, type CardProvider } from '../start-card-provider.js';

export const SECRET_KEY = 'sk_test_of_a_test';
export const PUBLISHABLE_KEY = 'pk_test_of_a_test';
export const WEBHOOK_SECRET = 'whsec_of_a_test';

/** The official SDK, pointed at a stand-in on that port. */
export function sdk(port: number, key = SECRET_KEY): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout: 8_000,
    telemetry: false,
  });
}

/** A stand-in with a folder of its own, that can be stopped and started again. */
export class TestProvider {
  readonly stateDir = mkdtempSync(join(tmpdir(), 'vigor-card-provider-'));
  provider!: CardProvider;
  stripe!: Stripe;

  async start(webhookUrl?: string): Promise<this> {
    this.provider = await startCardProvider({
      stateDir: this.stateDir,
      secretKey: SECRET_KEY,
      publishableKey: PUBLISHABLE_KEY,
      webhookSecret: WEBHOOK_SECRET,
      decisionMs: 30,
      knobs: true,
      ...(webhookUrl && { webhookUrl }),
    });
    this.stripe = sdk(this.provider.port);
    return this;
  }

  async stop(): Promise<void> {
    await this.provider.close();
    rmSync(this.stateDir, { recursive: true });
  }

  /** An intent of $49.99, paid with a `pm_card_…` unless told otherwise. */
  pay(card = 'pm_card_visa', amount = 4_999): Promise<Stripe.PaymentIntent> {
    return this.stripe.paymentIntents.create({
      amount,
      currency: 'usd',
      confirm: true,
      payment_method: card,
      allowed_payment_method_types: ['card'],
    });
  }

  /** A call as the browser's script makes it. */
  async browser(
    method: 'GET' | 'POST',
    path: string,
    params: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const form = new URLSearchParams({ key: PUBLISHABLE_KEY, ...params });
    const url = `${this.provider.url}/v1/${path}`;
    const response = await (method === 'GET'
      ? fetch(`${url}?${form}`)
      : fetch(url, { method, body: form }));
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
}

/** A shop that receives webhooks; it answers with `status`. */
export class TestReceiver {
  readonly events: Stripe.Event[] = [];
  status = 200;
  url = '';
  #server!: Server;
  #arrived: (() => void)[] = [];

  async start(): Promise<this> {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      this.events.push(
        Stripe.webhooks.constructEvent(
          Buffer.concat(chunks),
          String(request.headers['stripe-signature']),
          WEBHOOK_SECRET,
        ),
      );
      response.writeHead(this.status).end();
      for (const wake of this.#arrived.splice(0)) wake();
    });
    this.url = `http://127.0.0.1:${await listen(this.#server, '127.0.0.1', 0)}/webhook`;
    return this;
  }

  stop(): Promise<void> {
    return shut(this.#server);
  }

  get types(): string[] {
    return this.events.map((event) => event.type);
  }

  /** Waits until the events that came satisfy it. */
  async until(satisfied: (types: string[]) => boolean): Promise<void> {
    while (!satisfied(this.types)) {
      await new Promise<void>((wake) => this.#arrived.push(wake));
    }
  }
}

/** The SDK's error that a call ends with. @throws when it succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    return error as Stripe.errors.StripeError;
  }
  throw new Error('The call succeeded.');
}
