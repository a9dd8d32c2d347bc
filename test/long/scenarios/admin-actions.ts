import { randomUUID } from 'node:crypto';
import type { Schema } from '../../../common/contract/client.js';
import { lineRefundCents } from '../../../common/contract/refund.js';
import type { OrderStatus } from '../../../common/contract/order-status.js';
import { toCents } from '../../support/product-fixtures.js';
import type { Account } from './account.js';
import type { Expectations } from './expectations.js';
import type { ScenarioShop } from './scenario-shop.js';
import type { ScenarioAction } from './step.js';

interface StoredOrder {
  readonly id: string;
  readonly intent: string;
  readonly status: OrderStatus;
  readonly cents: number;
}

/** Where each failed refund is retried: of all that remains, of a payment without an order, of a part. */
const FAILED_REFUNDS = `
  SELECT CASE WHEN order_id IS NULL THEN 'payment/refunds/' || intent_id || '/retry'
              ELSE 'orders/' || order_id || '/refunds/' || id || '/retry' END AS path
    FROM refund WHERE status = 'failed'
   UNION ALL
  SELECT 'orders/' || order_id || '/refunds/' || id || '/retry'
    FROM partial_refund WHERE status = 'failed'`;

export type ShownOrder = Schema<'Order'>;

/** What canceling all that is left to ship gives back, in cents, by what the order shows. */
function restOf({ products, refundable, paymentStatus }: ShownOrder): { readonly cents: number } {
  const costs = products.map(({ _id, unshipped }) => {
    const { net, refunded, ...line } = refundable.lines.find(({ lineId }) => lineId === _id)!;
    const before = { ...line, netCents: toCents(net), refundedCents: toCents(refunded) };
    return lineRefundCents(before, unshipped);
  });
  const left = paymentStatus === 'dispute_lost' ? 0 : toCents(refundable.total);
  return {
    cents: Math.min(
      left,
      costs.reduce((sum, cents) => sum + cents, 0),
    ),
  };
}

/** What the staff does in the back office and in the provider's dashboard. */
export class AdminActions {
  constructor(
    private readonly shop: ScenarioShop,
    private readonly expected: Expectations,
    private readonly admin: Account,
  ) {}

  async setStatus(nth: number, to: OrderStatus, restock: boolean): Promise<void> {
    const order = await this.orderAt(nth);
    if (!order) return;
    await this.change(order.id, to, restock);
  }

  async shipAll(): Promise<void> {
    const ids = (await this.orders()).map(({ id }) => id);
    if (ids.length === 0) return;
    const { status, data } = await this.admin.call<{ _id: string; shipped: boolean }[]>(
      'post',
      'orders/bulk-ship',
      { ids },
    );
    for (const id of status < 300 ? [] : ids) this.expected.changed(id, 'shipped', true, status);
    for (const { _id: id, shipped } of status < 300 ? data : []) {
      // One that was not shipped may still be, where its answer was lost.
      const isUnsure = !shipped && this.shop.isFaulty;
      if (shipped || isUnsure) this.expected.changed(id, 'shipped', true, isUnsure ? 500 : 200);
    }
  }

  async shipPart(nth: number, units: number): Promise<void> {
    const order = await this.look(nth);
    const line = order?.products.find(({ unshipped }) => unshipped > 0);
    if (!order || !line) return;
    const lines = [{ lineId: line._id, quantity: Math.min(units, line.unshipped) }];
    await this.mayShip(order, `orders/${order._id}/parcels`, { lines });
  }

  /** Cancels what is left to ship, for what the screen shows of it. */
  async cancelRest(nth: number): Promise<void> {
    const order = await this.look(nth);
    if (!order) return;
    const { cents } = restOf(order);
    const body = { key: randomUUID(), total: cents / 100, refundsShown: order.refunds.length };
    await this.mayShip(order, `orders/${order._id}/cancel-rest`, body);
  }

  async refundAmount(nth: number, percent: number): Promise<void> {
    const order = await this.look(nth);
    const cents = Math.floor(toCents(order?.refundable.total ?? 0) * (percent / 100));
    if (!order || cents < 1) return;
    const amount = cents / 100;
    const body = { key: randomUUID(), reason: 'goodwill', amount, total: amount };
    await this.admin.call('post', `orders/${order._id}/refunds`, body);
  }

  /** Gives a part back in the provider's dashboard, and may cancel the order. */
  async refundByHand(
    nth: number,
    { percent, cancels }: { readonly percent: number; readonly cancels: boolean },
  ): Promise<void> {
    const order = await this.orderAt(nth);
    const isDisputed = this.shop.cards
      .disputes()
      .some((each) => each.payment_intent === order?.intent);
    if (!order || isDisputed) return;
    const left = order.cents - this.shop.cards.refundedCents(order.intent);
    const amount = Math.floor((left * percent) / 100);
    if (amount < 1) return;
    const body = { payment_intent: order.intent, amount: String(amount) };
    await this.shop.cards.cards.asServer('refunds', body).catch(() => undefined);
    if (cancels) await this.change(order.id, 'canceled', true);
  }

  async decideDispute(nth: number, verdict: string): Promise<void> {
    const disputes = this.shop.cards.disputes();
    const dispute = disputes[nth % Math.max(1, disputes.length)];
    if (!dispute) return;
    const evidence = { 'evidence[uncategorized_text]': verdict };
    await this.shop.cards.cards.asServer(`disputes/${dispute.id}`, evidence).catch(() => undefined);
  }

  async dismissWarning(nth: number): Promise<void> {
    const order = await this.orderAt(nth);
    if (order) await this.admin.call('post', `orders/${order.id}/fraud-warning/dismiss`);
  }

  /** Retries all failed jobs and refunds. */
  async retryFailed(): Promise<void> {
    const { rows: jobs } = await this.shop.reads.query<{ id: string }>(
      'SELECT id FROM outbox WHERE failed_at IS NOT NULL',
    );
    for (const { id } of jobs) await this.admin.call('post', `jobs/${id}/retry`);
    const { rows: refunds } = await this.shop.reads.query<{ path: string }>(FAILED_REFUNDS);
    for (const { path } of refunds) await this.admin.call('post', path);
  }

  async editProduct(
    nth: number,
    { units, cents }: { units?: number; cents?: number },
  ): Promise<void> {
    const id = this.expected.productIds[nth]!;
    const { rows } = await this.shop.reads.query<{ quantity: number }>(
      'SELECT quantity FROM product WHERE id = $1',
      [id],
    );
    const seen = rows[0]!.quantity;
    if (units !== undefined && seen + units < 0) return;
    const stock = units !== undefined && { quantity: seen + units, baseQuantity: seen };
    const price = cents !== undefined && { price: cents / 100 };
    const { status } = await this.admin.call('put', `products/${id}`, { ...stock, ...price });
    if (units === undefined || (status >= 400 && status < 500)) return;
    this.expected.editStock(id, units, status < 300);
  }

  async deleteProduct(nth: number): Promise<void> {
    await this.admin.call('delete', `products/${this.expected.productIds[nth]}`);
  }

  async orders(): Promise<StoredOrder[]> {
    const { rows } = await this.shop.reads.query<StoredOrder>(
      `SELECT id, transaction_id AS intent, status, total_cents::float8 AS cents
         FROM orders ORDER BY number`,
    );
    return rows;
  }

  private async orderAt(nth: number): Promise<StoredOrder | undefined> {
    const orders = await this.orders();
    return orders[nth % Math.max(1, orders.length)];
  }

  /** An order as the back office shows it. */
  async view(id: string): Promise<ShownOrder | undefined> {
    const { status, data } = await this.admin.call<ShownOrder>('get', `orders/${id}`);
    return status === 200 ? data : undefined;
  }

  private async look(nth: number): Promise<ShownOrder | undefined> {
    const order = await this.orderAt(nth);
    return order && this.view(order.id);
  }

  /** Something that makes an order shipped where it leaves nothing to ship. */
  private async mayShip({ _id: id }: ShownOrder, path: string, body: object): Promise<void> {
    const { status, data } = await this.admin.call<ShownOrder>('post', path, body);
    const isShipped = status >= 300 || data.status === 'shipped';
    if (isShipped) this.expected.changed(id, 'shipped', true, status);
  }

  private async change(id: string, to: OrderStatus, restock: boolean): Promise<void> {
    const body = { status: to, restock };
    const { status } = await this.admin.call('put', `orders/status/admin/${id}`, body);
    this.expected.changed(id, to, restock, status);
  }
}

export type AdminAction = Exclude<ScenarioAction, { who: number }>;
