import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { StandIns } from '../src/boot/run-shop.js';
import type { Env } from '../src/config/env.js';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Starts the card stand-in where no provider is set, and the mailbox where no mail server is. Only
 * then is their code loaded.
 */
export async function startStandIns(given: Env): Promise<StandIns> {
  const mounts = new Map<string, Handle>();
  const stops: (() => Promise<void>)[] = [];
  let env = given;
  if (env.CARD_STAND_IN && !env.STRIPE_API_BASE) {
    const { startCardProvider } = await import('./card-provider/start-card-provider.js');
    const provider = await startCardProvider({
      stateDir: join(env.DATA_DIR, 'card-provider'),
      secretKey: env.STRIPE_SECRET_KEY,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      webhookUrl: `http://127.0.0.1:${env.PORT}/api/payment/webhook`,
    });
    env = { ...env, STRIPE_API_BASE: provider.url };
    mounts.set('/sandbox/stripe', provider.handle.bind(provider));
    stops.push(() => provider.close());
  }
  if (!env.SMTP_URL) {
    const { startMailbox } = await import('./mailbox/start-mailbox.js');
    const mailbox = await startMailbox({ stateDir: join(env.DATA_DIR, 'mailbox') });
    env = { ...env, SMTP_URL: mailbox.smtpUrl };
    mounts.set('/dev', mailbox.handle.bind(mailbox));
    stops.push(() => mailbox.close());
  }
  return {
    env,
    mount: (app) => mountAll(app, mounts),
    stop: async () => {
      for (const stop of stops) await stop();
    },
  };
}

/** Passes the request, without its prefix, to the stand-in before any body is read. */
function mountAll(app: NestFastifyApplication, mounts: ReadonlyMap<string, Handle>): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', async (request, reply) => {
    for (const [prefix, handle] of mounts) {
      if (!request.url.startsWith(`${prefix}/`)) continue;
      reply.hijack();
      // The mailbox is a page of the shop, the card provider is another company.
      if (prefix === '/dev') setHeaders(reply);
      else request.raw.url = request.url.slice(prefix.length);
      handle(request.raw, reply.raw);
      return;
    }
  });
}

/** Gives the answer what every answer of the shop has, unless the stand-in says otherwise. */
function setHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
}
