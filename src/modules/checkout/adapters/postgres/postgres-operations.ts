import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { WorkerSigns } from '../../../../platform/outbox/worker-signs.js';
import { Operations, type OperationsState } from '../../ports/operations.js';

/** Read from the tables themselves, so that it is true however many processes there are. */
@Injectable()
export class PostgresOperations extends Operations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly workers: WorkerSigns,
  ) {
    super();
  }

  async state(): Promise<OperationsState> {
    const now = this.clock.now();
    const [checkouts, outbox, rounds, paymentsWithoutOrder, workers] = await Promise.all([
      this.database.read<OperationsState['checkouts']>(
        `SELECT count(*)::int AS open, count(*) FILTER (WHERE held_until <= $1)::int AS overdue,
                (SELECT coalesce(sum(quantity), 0)::int FROM stock_hold) AS "unitsHeld"
           FROM checkout WHERE status = 'open'`,
        [now],
      ),
      this.database.read<OperationsState['outbox']>(
        `SELECT count(*) FILTER (WHERE failed_at IS NULL)::int AS waiting,
                extract(epoch FROM $1 - min(due_at) FILTER (WHERE failed_at IS NULL AND due_at <= $1))::int
                  AS "oldestSeconds",
                count(*) FILTER (WHERE failed_at IS NOT NULL)::int AS failed
           FROM outbox WHERE done_at IS NULL`,
        [now],
      ),
      this.database.read<OperationsState['rounds'][number]>(
        'SELECT name, due_at AS "dueAt" FROM lease ORDER BY name',
      ),
      this.database.read<OperationsState['paymentsWithoutOrder'][number]>(
        `SELECT intent_id AS "intentId", amount_cents::float8 AS "amountCents", reason,
                seen_at AS "seenAt"
           FROM odd_payment
         UNION ALL
         SELECT intent_id, amount_cents, 'The refund failed: ' || coalesce(error, 'no reason given'),
                created_at
           FROM refund WHERE order_id IS NULL AND status = 'failed'
         ORDER BY 4, 1 LIMIT 100`,
      ),
      this.workers.state(),
    ]);
    return { checkouts: checkouts[0]!, outbox: outbox[0]!, rounds, paymentsWithoutOrder, workers };
  }
}
