import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { isId } from '../../../../kernel/ids.js';
import { Database } from '../../../../platform/database/database.js';
import type { Checkout, CheckoutStatus } from '../../domain/checkout.js';
import type { CustomerDetails } from '../../domain/customer-details.js';
import { Checkouts } from '../../ports/checkouts.js';

const COLUMNS = `id, user_id AS "userId", status, version, lines, total_cents AS "totalCents",
  customer_details AS "customerDetails", intent_id AS "intentId", held_until AS "heldUntil",
  created_at AS "createdAt"`;

/** Checkouts as rows; a partial unique index allows a user one that is open. */
@Injectable()
export class PostgresCheckouts extends Checkouts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async lockUser(userId: string): Promise<void> {
    // NO KEY: an order placed meanwhile refers to the user and need not wait for this lock.
    await this.database.write('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
  }

  async lockOpen(userId: string): Promise<Checkout | undefined> {
    const [open] = await this.database.write<Checkout>(
      `SELECT ${COLUMNS} FROM checkout WHERE user_id = $1 AND status = 'open' FOR UPDATE`,
      [userId],
    );
    return open;
  }

  async lock(id: string): Promise<Checkout | undefined> {
    if (!isId(id)) return undefined;
    const [checkout] = await this.database.write<Checkout>(
      `SELECT ${COLUMNS} FROM checkout WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return checkout;
  }

  async add(checkout: Checkout): Promise<void> {
    await this.database.write(
      `INSERT INTO checkout (id, user_id, status, version, lines, total_cents, customer_details,
                             intent_id, held_until, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        checkout.id,
        checkout.userId,
        checkout.status,
        checkout.version,
        JSON.stringify(checkout.lines),
        checkout.totalCents,
        checkout.customerDetails && JSON.stringify(checkout.customerDetails),
        checkout.intentId,
        checkout.heldUntil,
        checkout.createdAt,
      ],
    );
  }

  async renew(id: string, heldUntil: Date, details: CustomerDetails | null): Promise<void> {
    await this.database.write(
      `UPDATE checkout SET held_until = $2, customer_details = coalesce($3, customer_details)
        WHERE id = $1`,
      [id, heldUntil, details && JSON.stringify(details)],
    );
  }

  async setIntent({ id, version }: Checkout, intentId: string): Promise<boolean> {
    const set = await this.database.writeAlone(
      `UPDATE checkout SET intent_id = $3
        WHERE id = $1 AND version = $2 AND status = 'open'
          AND (intent_id IS NULL OR intent_id = $3)
       RETURNING id`,
      [id, version, intentId],
    );
    return set.length === 1;
  }

  async dropIntent({ id, version }: Checkout): Promise<void> {
    await this.database.writeAlone(
      `UPDATE checkout SET intent_id = NULL, version = version + 1
        WHERE id = $1 AND version = $2 AND status = 'open'`,
      [id, version],
    );
  }

  async close(
    id: string,
    status: Exclude<CheckoutStatus, 'open'>,
    intentId: string | null,
  ): Promise<void> {
    await this.database.write(
      `UPDATE checkout SET status = $2, intent_id = coalesce($3, intent_id), closed_at = $4
        WHERE id = $1`,
      [id, status, intentId, this.clock.now()],
    );
  }

  async nextExpired(now: Date, after: string | null): Promise<Checkout | undefined> {
    const [checkout] = await this.database.read<Checkout>(
      `SELECT ${COLUMNS} FROM checkout
        WHERE status = 'open' AND held_until <= $1 AND ($2::uuid IS NULL OR id > $2)
        ORDER BY id LIMIT 1`,
      [now, after],
    );
    return checkout;
  }

  forgetDetails(before: Date, limit: number): Promise<number> {
    return this.database.writeCount(
      `UPDATE checkout SET customer_details = NULL
        WHERE id IN (SELECT id FROM checkout
                      WHERE status IN ('released', 'refunded') AND held_until < $1
                        AND customer_details IS NOT NULL LIMIT $2)`,
      [before, limit],
    );
  }

  async settledOf(intentIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.read<{ intentId: string }>(
      `SELECT intent_id AS "intentId" FROM checkout
        WHERE intent_id = ANY ($1) AND status IN ('completed', 'refunded')`,
      [intentIds],
    );
    return new Set(rows.map((row) => row.intentId));
  }
}
