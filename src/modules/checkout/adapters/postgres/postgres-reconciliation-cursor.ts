import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { ReconciliationCursor } from '../../ports/reconciliation-cursor.js';

/** The mark as the only row of its table. */
@Injectable()
export class PostgresReconciliationCursor extends ReconciliationCursor {
  constructor(private readonly database: Database) {
    super();
  }

  async get(): Promise<Date | undefined> {
    const [mark] = await this.database.read<{ walked_to: Date }>(
      'SELECT walked_to FROM payment_walk',
    );
    return mark?.walked_to;
  }

  async set(startedAt: Date): Promise<void> {
    await this.database.write(
      `INSERT INTO payment_walk (walked_to) VALUES ($1)
       ON CONFLICT (one) DO UPDATE SET walked_to = $1`,
      [startedAt],
    );
  }
}
