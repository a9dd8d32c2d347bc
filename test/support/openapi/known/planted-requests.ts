import { randomUUID } from 'node:crypto';
import { eventually } from '../../eventually.js';
import { newOrder } from './known-checkout.js';
import { newOrderAfter } from './known-orders.js';
import { newCampaign } from './known-newsletter.js';
import { accepted, type KnownRequest, type KnownShop, newUser } from './known-shop.js';

/** Runs SQL in the database of the shop. */
export type Query = (sql: string, values: unknown[]) => Promise<unknown>;

interface Refunded {
  readonly paymentStatus: string;
  readonly refunds: readonly { readonly _id: string }[];
}

type Make = (shop: KnownShop, query: Query) => Promise<KnownRequest>;

async function failedJob(_shop: KnownShop, query: Query): Promise<KnownRequest> {
  const id = randomUUID();
  await query(
    `INSERT INTO outbox (id, job, queue, payload, created_at, due_at, attempts, last_error, failed_at)
     VALUES ($1, 'auth.welcome', 'mail', '{}', now(), now(), 8, 'it broke', now())`,
    [id],
  );
  return { fields: { id } };
}

/** A canceled order whose refund has failed. */
async function failedRefund(shop: KnownShop, query: Query) {
  const { _id: id } = await newOrderAfter(shop, 'canceled');
  // What is refunded is no longer changed by the job.
  const { refunds } = await eventually(async () => {
    const order = await accepted(shop.admin.api.get<Refunded>(`orders/${id}`));
    if (order.paymentStatus !== 'refunded') throw new Error(`${id} is ${order.paymentStatus}`);
    return order;
  });
  await query(`UPDATE refund SET status = 'failed' WHERE order_id = $1`, [id]);
  await query(`UPDATE orders SET payment_status = 'refund_failed' WHERE id = $1`, [id]);
  return { id, refundId: refunds[0]!._id };
}

/** An email of a campaign in a state. */
const campaignEmail =
  (state: string): Make =>
  async (shop, query) => {
    const [id, subscriberId] = [await newCampaign(shop), randomUUID()];
    await query(
      'INSERT INTO campaign_recipient (campaign_id, subscriber_id, state) VALUES ($1, $2, $3)',
      [id, subscriberId, state],
    );
    return { fields: { id, subscriberId } };
  };

/** Requests about what no call makes, such as a failure: their rows come from SQL. */
export const PLANTED_REQUESTS: Readonly<Record<string, Make>> = {
  'POST jobs/{id}/retry': failedJob,
  'POST jobs/{id}/dismiss': failedJob,
  'POST payment/refunds/{transactionId}/retry': async (_shop, query) => {
    const transactionId = `pi_${randomUUID()}`;
    await query(
      `INSERT INTO refund (id, intent_id, amount_cents, reason, status, error, created_at)
       VALUES (gen_random_uuid(), $1, 4999, 'paid too late', 'failed', 'Refused.', now())`,
      [transactionId],
    );
    return { fields: { transactionId } };
  },
  'POST orders/{id}/refund/retry': async (shop, query) => {
    const { id } = await failedRefund(shop, query);
    return { fields: { id } };
  },
  'POST orders/{id}/refunds/{refundId}/retry': async (shop, query) => {
    const { id, refundId } = await failedRefund(shop, query);
    return { fields: { id, refundId } };
  },
  'POST orders/{id}/fraud-warning/dismiss': async (shop, query) => {
    const { _id: id } = await newOrder(shop);
    await query(`UPDATE orders SET payment_status = 'fraud_warning' WHERE id = $1`, [id]);
    return { fields: { id } };
  },
  // Each order has got an invoice since there are invoices.
  'POST invoices/order/{orderId}': async (shop, query) => {
    const { _id: orderId } = await newOrder(shop);
    await query('DELETE FROM billing_document WHERE order_id = $1', [orderId]);
    return { fields: { orderId } };
  },
  'POST newsletter/campaigns/{id}/recipients/resend-failed': campaignEmail('failed'),
  'POST newsletter/campaigns/{id}/recipients/{subscriberId}/resend': campaignEmail('unconfirmed'),
  'POST newsletter/campaigns/{id}/recipients/{subscriberId}/dismiss': campaignEmail('unconfirmed'),
  'DELETE auth/factors/passkeys/{id}': async (shop, query) => {
    const [{ id: userId, token }, id] = [await newUser(shop), randomUUID()];
    await query(
      `INSERT INTO passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at)
       VALUES ($1, $2, gen_random_uuid(), '', 0, '{}', 'Laptop', now())`,
      [id, userId],
    );
    return { fields: { id }, token };
  },
};
