import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { ReconciliationCursor } from '../../ports/reconciliation-cursor.js';

/** The cursor as the only row of its table. */
@Injectable()
export class PostgresReconciliationCursor extends ReconciliationCursor {
  constructor(private readonly database: Database) {
    super();
  }

  async get(): Promise<Date | undefined> {
    const [cursor] = await this.database.read<{ reconciled_to: Date }>(
      'SELECT reconciled_to FROM reconciliation_cursor',
    );
    return cursor?.reconciled_to;
  }

  async set(startedAt: Date): Promise<void> {
    await this.database.write(
      `INSERT INTO reconciliation_cursor (reconciled_to) VALUES ($1)
       ON CONFLICT (one) DO UPDATE SET reconciled_to = $1`,
      [startedAt],
    );
  }
}
