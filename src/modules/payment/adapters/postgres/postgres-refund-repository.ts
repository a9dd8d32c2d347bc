import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { isId } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/database/database.js';
import type { Refund, RefundStatus } from '../../domain/refund.js';
import { type NewRefund, RefundRepository } from '../../ports/refund-repository.js';

const COLUMNS = `id, intent_id AS "intentId", order_id AS "orderId", amount_cents AS "amountCents",
  reason, status, key_number AS "keyNumber", key_used_at AS "keyUsedAt", error`;

/** The refund rows in Postgres; a unique index allows one a payment. */
@Injectable()
export class PostgresRefundRepository extends RefundRepository {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add(refund: NewRefund): Promise<boolean> {
    const count = await this.database.writeCount(
      `INSERT INTO refund (id, intent_id, order_id, amount_cents, reason, status, created_at)
       VALUES ($1, $2, $3, $4, $5, 'requested', $6) ON CONFLICT (intent_id) DO NOTHING`,
      [
        refund.id,
        refund.intentId,
        refund.orderId,
        refund.amountCents,
        refund.reason,
        this.clock.now(),
      ],
    );
    return count === 1;
  }

  find(refundId: string): Promise<Refund | undefined> {
    return this.findBy('id', refundId);
  }

  findByIntent(intentId: string): Promise<Refund | undefined> {
    return this.findBy('intent_id', intentId);
  }

  async findByOrder(orderId: string): Promise<Refund | undefined> {
    return isId(orderId) ? this.findBy('order_id', orderId) : undefined;
  }

  async markKeyUsed(refundId: string): Promise<void> {
    await this.database.write(
      'UPDATE refund SET key_used_at = coalesce(key_used_at, $2) WHERE id = $1',
      [refundId, this.clock.now()],
    );
  }

  async setStatus(refundId: string, status: RefundStatus, error: string | null): Promise<boolean> {
    const count = await this.database.writeCount(
      'UPDATE refund SET status = $2, error = $3 WHERE id = $1 AND status <> $2',
      [refundId, status, error],
    );
    return count === 1;
  }

  async reopen(refundId: string): Promise<boolean> {
    const count = await this.database.writeCount(
      `UPDATE refund SET status = 'requested', error = NULL, key_number = key_number + 1,
              key_used_at = NULL
        WHERE id = $1 AND status = 'failed'`,
      [refundId],
    );
    return count === 1;
  }

  async intentsToFollow(since: Date): Promise<string[]> {
    const rows = await this.database.read<{ intent_id: string }>(
      `SELECT intent_id FROM refund
        WHERE status = 'sent' OR (status = 'refunded' AND created_at >= $1)`,
      [since],
    );
    return rows.map((row) => row.intent_id);
  }

  private async findBy(column: 'id' | 'intent_id' | 'order_id', value: string) {
    const [refund] = await this.database.read<Refund>(
      `SELECT ${COLUMNS} FROM refund WHERE ${column} = $1`,
      [value],
    );
    return refund;
  }
}
