import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { Replica } from '../../../../platform/database/replica.js';
import { OutboxState } from '../../../../platform/outbox/outbox-state.js';
import { WorkerHeartbeats } from '../../../../platform/outbox/worker-heartbeats.js';
import { type CheckoutsState, Operations, type OperationsState } from '../../ports/operations.js';

const PAYMENTS_WITHOUT_ORDER = `
  SELECT intent_id, amount_cents, reason, seen_at, false AS refund_failed FROM unmatched_payment
  UNION ALL
  SELECT intent_id, amount_cents, 'The refund failed: ' || coalesce(error, 'no reason given'),
         created_at, true
    FROM refund WHERE order_id IS NULL AND status = 'failed'`;

/** Read from the tables themselves, so that it is true however many processes there are. */
@Injectable()
export class PostgresOperations extends Operations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outbox: OutboxState,
    private readonly workers: WorkerHeartbeats,
    private readonly replica: Replica,
  ) {
    super();
  }

  async state(): Promise<OperationsState> {
    const [checkouts, outbox, rounds, paymentsWithoutOrder, workers] = await Promise.all([
      this.checkouts(),
      this.outbox.figures(),
      this.database.read<OperationsState['rounds'][number]>(
        'SELECT name, due_at AS "dueAt" FROM lease ORDER BY name',
      ),
      this.database.read<OperationsState['paymentsWithoutOrder'][number]>(
        `SELECT intent_id AS "intentId", amount_cents::float8 AS "amountCents", reason,
                seen_at AS "seenAt", refund_failed AS "isRefundFailed"
           FROM (${PAYMENTS_WITHOUT_ORDER}) AS odd ORDER BY seen_at, intent_id LIMIT 100`,
      ),
      this.workers.state(),
    ]);
    const replica = this.replica.state ?? null;
    return { checkouts, outbox, rounds, paymentsWithoutOrder, workers, replica };
  }

  async checkouts(): Promise<CheckoutsState> {
    const [row] = await this.database.read<CheckoutsState & { open: number }>(
      `SELECT count(*)::int AS open, count(*) FILTER (WHERE held_until <= $1)::int AS overdue,
              (SELECT coalesce(sum(quantity), 0)::int FROM stock_hold) AS "unitsHeld"
         FROM checkout WHERE status = 'open'`,
      [this.clock.now()],
    );
    return row!;
  }

  async countPaymentsWithoutOrder(): Promise<number> {
    const [row] = await this.database.read<{ count: number }>(
      `SELECT count(*)::int AS count FROM (${PAYMENTS_WITHOUT_ORDER}) AS odd`,
    );
    return row!.count;
  }
}
