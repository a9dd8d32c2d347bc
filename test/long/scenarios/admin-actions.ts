import { orderStatuses } from '../../../common/contract/order-status.js';
import type { OrderStatus } from '../../../common/contract/order-status.js';
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

/** What the staff does in the back office and in the provider's dashboard. */
export class AdminActions {
  /** Orders whose money was given back by hand: they are taken back in the end. */
  private readonly refundedByHand = new Set<string>();

  constructor(
    private readonly shop: ScenarioShop,
    private readonly expected: Expectations,
    private readonly admin: Account,
  ) {}

  async setStatus(nth: number, to: OrderStatus, restock: boolean): Promise<void> {
    const order = await this.orderAt(nth);
    if (!order) return;
    // What was refunded by hand cannot be taken back once it is delivered.
    if (to === 'delivered' && this.refundedByHand.has(order.id)) return;
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

  /** Gives a part back in the provider's dashboard, and cancels the order. */
  async refundByHand(nth: number, percent: number): Promise<void> {
    const order = await this.orderAt(nth);
    const isDisputed = this.shop.cards
      .disputes()
      .some((each) => each.payment_intent === order?.intent);
    if (order?.status !== 'pending' || isDisputed) return;
    const left = order.cents - this.shop.cards.refundedCents(order.intent);
    const amount = Math.floor((left * percent) / 100);
    if (amount < 1) return;
    this.refundedByHand.add(order.id);
    const body = { payment_intent: order.intent, amount: String(amount) };
    await this.shop.cards.cards.asServer('refunds', body).catch(() => undefined);
    await this.change(order.id, 'canceled', true);
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

  /** Takes back what was refunded by hand, as far as the shop lets it. */
  async takeBackRefunded(): Promise<void> {
    for (const { id, status } of await this.orders()) {
      const to = status === 'pending' ? 'canceled' : 'returned';
      const isPossible = orderStatuses[status].next.includes(to);
      if (this.refundedByHand.has(id) && isPossible) await this.change(id, to, true);
    }
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

  private async change(id: string, to: OrderStatus, restock: boolean): Promise<void> {
    const body = { status: to, restock };
    const { status } = await this.admin.call('put', `orders/status/admin/${id}`, body);
    this.expected.changed(id, to, restock, status);
  }
}

export type AdminAction = Exclude<ScenarioAction, { who: number }>;
