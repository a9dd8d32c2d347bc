import type { Env } from '../../../src/config/env.js';

export interface HistoricalPayment {
  /** Unique among the demo's payments: the same key returns the same intent. */
  readonly key: string;
  readonly amountCents: number;
  readonly checkoutId: string;
  readonly userId: string;
  readonly installationId: string;
  readonly at: Date;
  readonly refunded: boolean;
}

/**
 * A payment of earlier days in the card stand-in, paid, so that its order can be refunded like any
 * other. Answers the intent's id.
 */
export async function paidIntent(env: Env, payment: HistoricalPayment): Promise<string> {
  const call = (path: string, key: string, form: Record<string, string>) =>
    post(env, path, payment.at, key, form);
  const { id } = await call('payment_intents', payment.key, {
    amount: String(payment.amountCents),
    currency: 'usd',
    confirm: 'true',
    payment_method: 'pm_card_visa',
    'metadata[checkout]': payment.checkoutId,
    'metadata[person]': payment.userId,
    'metadata[installation]': payment.installationId,
  });
  if (payment.refunded) {
    await call('refunds', `${payment.key}-refund`, { payment_intent: id });
  }
  return id;
}

async function post(
  env: Env,
  path: string,
  at: Date,
  key: string,
  form: Record<string, string>,
): Promise<{ id: string }> {
  const response = await fetch(`${env.STRIPE_API_BASE}/v1/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${env.STRIPE_SECRET_KEY}`,
      'idempotency-key': key,
      'x-stand-in-created': String(Math.floor(at.getTime() / 1000)),
    },
    body: new URLSearchParams(form),
  });
  if (!response.ok) throw new Error(`the card stand-in refused: ${await response.text()}`);
  return (await response.json()) as { id: string };
}
