import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { isId } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/database/database.js';
import { MediaReferences } from '../../../../platform/storage/media-references.js';
import { MediaUrls } from '../../../../platform/storage/media-urls.js';
import type {
  HistoryTopic,
  LockedOrder,
  OrderSnapshot,
  PaymentStatus,
  PlacedOrder,
} from '../../domain/order.js';
import type { OrderStatus } from '../../domain/order-status.js';
import { OrderRepository } from '../../ports/order-repository.js';

const PLACED = 'id, number, user_id AS "userId", transaction_id AS "transactionId"';
/** Counts by status are spread over this many rows. */
const SHARDS = 16;

/** The orders in Postgres. */
@Injectable()
export class PostgresOrderRepository extends OrderRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly media: MediaUrls,
    private readonly references: MediaReferences,
  ) {
    super();
  }

  async add(id: string, snapshot: OrderSnapshot, placedAt: Date): Promise<PlacedOrder> {
    const { customerDetails: to, lines } = snapshot;
    const [order] = await this.database.write<PlacedOrder & { id: string }>(
      `INSERT INTO orders (id, checkout_id, transaction_id, user_id, total_cents,
         shipping_cents, full_name, email, phone, address, city, state, zip, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       RETURNING ${PLACED}`,
      [
        id,
        snapshot.checkoutId,
        snapshot.transactionId,
        snapshot.userId,
        snapshot.totalCents,
        snapshot.shippingCents,
        ...[to.fullName, to.email, to.phone, to.address, to.city, to.state, to.zip],
        placedAt,
      ],
    );
    if (!order) throw new Error('the order was not stored');
    await this.database.write(
      `INSERT INTO order_line (order_id, position, product_id, name, price_cents, quantity, image)
       SELECT $1, line.* FROM unnest($2::int[], $3::uuid[], $4::text[], $5::int[], $6::int[],
         $7::text[]) AS line`,
      [
        id,
        lines.map((_line, index) => index),
        lines.map((line) => line.productId),
        lines.map((line) => line.name),
        lines.map((line) => line.priceCents),
        lines.map((line) => line.quantity),
        lines.map((line) => line.image),
      ],
    );
    const images = lines.flatMap(({ image }) => (image && this.media.nameOf(image)) || []);
    await this.references.keep('orders.order', id, images);
    await this.count('pending', order.number, 1);
    return order;
  }

  async lock(orderId: string): Promise<LockedOrder | undefined> {
    if (!isId(orderId)) return undefined;
    const [order] = await this.database.write<LockedOrder>(
      `SELECT id, number, status, transaction_id AS "transactionId", total_cents AS "totalCents",
              (SELECT json_agg(json_build_object('productId', product_id, 'quantity', quantity)
                               ORDER BY position)
                 FROM order_line WHERE order_id = orders.id) AS lines
         FROM orders WHERE id = $1 FOR UPDATE`,
      [orderId],
    );
    return order;
  }

  async setStatus(orderId: string, status: OrderStatus): Promise<void> {
    const [old] = await this.database.write<{ number: number; status: OrderStatus }>(
      `UPDATE orders SET status = $2 FROM (SELECT id, status FROM orders WHERE id = $1) AS old
        WHERE orders.id = old.id RETURNING number, old.status`,
      [orderId, status],
    );
    if (!old) throw new Error(`order ${orderId} is gone`);
    await this.count(old.status, old.number, -1);
    await this.count(status, old.number, 1);
  }

  async setPaymentStatus(orderId: string, status: PaymentStatus): Promise<boolean> {
    const count = await this.database.writeCount(
      'UPDATE orders SET payment_status = $2 WHERE id = $1 AND payment_status <> $2',
      [orderId, status],
    );
    return count === 1;
  }

  async addHistory(
    orderId: string,
    by: string | null,
    what: HistoryTopic,
    detail: string,
    at = this.clock.now(),
  ): Promise<void> {
    await this.database.write(
      `INSERT INTO order_history (order_id, at, user_id, what, detail)
       VALUES ($1, $2, $3, $4, $5)`,
      [orderId, at, by, what, detail],
    );
  }

  findByCheckout(checkoutId: string): Promise<PlacedOrder | undefined> {
    return this.findBy('checkout_id', checkoutId);
  }

  findByTransaction(transactionId: string): Promise<PlacedOrder | undefined> {
    return this.findBy('transaction_id', transactionId);
  }

  private async findBy(column: 'checkout_id' | 'transaction_id', value: string) {
    const [order] = await this.database.readPrepared<PlacedOrder & { id: string }>(
      `SELECT ${PLACED} FROM orders WHERE ${column} = $1`,
      [value],
    );
    return order;
  }

  private async count(status: OrderStatus, number: number, change: number): Promise<void> {
    await this.database.write(
      `INSERT INTO order_count (status, shard, count) VALUES ($1, $2, $3)
       ON CONFLICT (status, shard) DO UPDATE SET count = order_count.count + $3`,
      [status, number % SHARDS, change],
    );
  }
}
