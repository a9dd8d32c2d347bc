import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../../../../platform/operations/metrics/metrics.js';
import { OperationsQueries } from '../../ports/operations-queries.js';

/** Gauges of open checkouts, and of payments that somebody has to look at. */
@Injectable()
export class CheckoutGauges implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly operations: OperationsQueries,
  ) {}

  onModuleInit(): void {
    this.metrics.gauges(
      {
        shop_checkouts_open: 'Checkouts that hold stock.',
        shop_checkouts_overdue: 'Those of them that are past their time.',
        shop_units_held: 'Pieces held by open checkouts.',
        shop_payments_without_order: 'Succeeded payments that have no order and no refund.',
      },
      async () => {
        const { open, overdue, unitsHeld } = await this.operations.checkouts();
        return {
          shop_checkouts_open: open,
          shop_checkouts_overdue: overdue,
          shop_units_held: unitsHeld,
          shop_payments_without_order: await this.operations.countPaymentsWithoutOrder(),
        };
      },
    );
    this.metrics.gauges(
      {
        shop_disputes_to_answer: 'Disputes that wait for evidence of the shop.',
        shop_dispute_due_seconds: 'Time left to answer the most urgent one; 0 where none waits.',
        shop_fraud_warnings_pending: 'Early fraud warnings that wait for a decision.',
        shop_refunds_unmatched: 'Refunds by hand that exceed what was paid, together with ours.',
      },
      async () => {
        const { count, dueSeconds } = await this.operations.disputesToAnswer();
        return {
          shop_disputes_to_answer: count,
          shop_dispute_due_seconds: dueSeconds ?? 0,
          shop_fraud_warnings_pending: await this.operations.countPendingFraudWarnings(),
          shop_refunds_unmatched: await this.operations.countUnmatchedRefunds(),
        };
      },
    );
  }
}
