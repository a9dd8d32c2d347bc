import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { DomainEvents } from '../../../src/kernel/domain-event.js';
import { UnitOfWork } from '../../../src/kernel/unit-of-work.js';
import { refundChanged } from '../../../src/modules/payment/index.js';
import { eventually } from '../../support/eventually.js';
import { newUser } from '../../support/test-users.js';
import { placeOrder } from '../../support/sales.js';
import { startTestApp } from '../../support/start-test-app.js';

it('of a refund come late: the order shows how the refund stands, not what the news say', async () => {
  const shop = await startTestApp();
  const db = new Client({ connectionString: shop.databaseUrl });
  await db.connect();
  try {
    const order = await placeOrder(shop, (await newUser(shop)).id);
    const refundId = randomUUID();
    await db.query(
      `INSERT INTO refund (id, intent_id, order_id, amount_cents, reason, status, created_at)
       VALUES ($1, $2, $3, 4999, 'canceled', 'failed', now())`,
      [refundId, order.transactionId, order.id],
    );
    const news = { refundId, orderId: order.id, status: 'refunded' } as const;
    const events = shop.app.get(DomainEvents);
    await shop.app.get(UnitOfWork).run(() => events.publish(refundChanged, news));
    await eventually(async () => {
      const sql = `SELECT FROM outbox WHERE job = 'orders.note-refund' AND done_at IS NOT NULL`;
      expect((await db.query(sql)).rowCount).toBe(1);
    });
    const { rows } = await db.query('SELECT payment_status FROM orders WHERE id = $1', [order.id]);
    expect(rows).toEqual([{ payment_status: 'refund_failed' }]);
  } finally {
    await db.end();
    await shop.close();
  }
});
