import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { type UnmatchedPayment, UnmatchedPayments } from '../../ports/unmatched-payments.js';

/** Odd payments as rows. */
@Injectable()
export class PostgresUnmatchedPayments extends UnmatchedPayments {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async record({ intentId, amountCents, reason }: UnmatchedPayment): Promise<void> {
    await this.database.write(
      `INSERT INTO unmatched_payment (intent_id, amount_cents, reason, seen_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (intent_id) DO NOTHING`,
      [intentId, amountCents, reason, this.clock.now()],
    );
  }

  async intentIds(): Promise<string[]> {
    const rows = await this.database.read<{ id: string }>(
      'SELECT intent_id AS id FROM unmatched_payment ORDER BY seen_at, intent_id LIMIT 1000',
    );
    return rows.map(({ id }) => id);
  }

  async clear(intentId: string): Promise<void> {
    await this.database.write('DELETE FROM unmatched_payment WHERE intent_id = $1', [intentId]);
  }
}
