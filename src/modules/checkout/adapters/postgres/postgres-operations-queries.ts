import { Injectable } from '@nestjs/common';
import { BackupRuns } from '../../../../platform/backup/scheduled/backup-runs.js';
import {
  asBoolean,
  asDate,
  asNumber,
  asText,
  nullable,
} from '../../../../platform/database/decode.js';
import { columns, computed } from '../../../../platform/database/fields.js';
import { Replica } from '../../../../platform/database/replica.js';
import { SHOP_NOW } from '../../../../platform/database/shop-now.js';
import { Statements } from '../../../../platform/database/statements.js';
import { OutboxState } from '../../../../platform/outbox/outbox-state.js';
import { WorkerHeartbeats } from '../../../../platform/outbox/worker-heartbeats.js';
import { LeaseEntity } from '../../../../platform/scheduled-jobs/job-lease.js';
import {
  type CheckoutsState,
  OperationsQueries,
  type OperationsState,
  type PaymentsInDoubt,
} from '../../ports/operations-queries.js';
import { CheckoutEntity } from './checkout.entity.js';
import {
  OPEN_DISPUTES,
  PAYMENTS_WITHOUT_ORDER,
  PENDING_FRAUD_WARNINGS,
} from './postgres-operations-queries.sql.js';

/** The condition of the partial index includes it. */
const UNMATCHED = `refund.status = 'unmatched'`;

const OVERDUE = `count(*) FILTER (WHERE checkout.heldUntil <= ${SHOP_NOW})::integer`;

/** Reads the tables, so that the state is correct with any number of processes. */
@Injectable()
export class PostgresOperationsQueries extends OperationsQueries {
  private readonly scheduledJobs = this.statements.prepare({
    select: columns(LeaseEntity, 'lease', ['name', 'dueAt', 'failures', 'lastError']),
    build: (query) => query.from(LeaseEntity, 'lease').orderBy('lease.name'),
  });
  private readonly paymentsWithoutOrder = this.statements.prepare({
    select: {
      intentId: computed('payment.intent_id', asText),
      amountCents: computed('payment.amount_cents::float8', asNumber),
      reason: computed('payment.reason', asText),
      seenAt: computed('payment.seen_at', asDate),
      isRefundFailed: computed('payment.refund_failed', asBoolean),
    },
    build: (query) =>
      query
        .from(PAYMENTS_WITHOUT_ORDER, 'payment')
        .orderBy('payment.seen_at')
        .addOrderBy('payment.intent_id')
        .limit(100),
  });
  private readonly countOfPayments = this.statements.prepare({
    select: { count: computed('count(*)::integer', asNumber) },
    build: (query) => query.from(PAYMENTS_WITHOUT_ORDER, 'payment'),
  });
  private readonly disputes = this.statements.prepare({
    select: {
      id: computed('dispute.id', asText),
      intentId: computed('dispute.intent_id', asText),
      orderId: computed('dispute.order_id', nullable(asText)),
      orderNumber: computed('dispute.number', nullable(asNumber)),
      amountCents: computed('dispute.amount_cents', asNumber),
      reason: computed('dispute.reason', asText),
      needsAnswer: computed('dispute.needs_answer', asBoolean),
      answerBy: computed('dispute.answer_by', nullable(asDate)),
    },
    build: (query) =>
      query
        .from(OPEN_DISPUTES, 'dispute')
        .orderBy('dispute.needs_answer', 'DESC')
        .addOrderBy('dispute.answer_by')
        .addOrderBy('dispute.id')
        .limit(100),
  });
  private readonly toAnswer = this.statements.prepare({
    select: {
      count: computed('count(*)::integer', asNumber),
      dueSeconds: computed(
        `extract(epoch FROM min(dispute.answer_by) - ${SHOP_NOW})::integer`,
        nullable(asNumber),
      ),
    },
    build: (query) => query.from(OPEN_DISPUTES, 'dispute').where('dispute.needs_answer'),
  });
  private readonly fraudWarnings = this.statements.prepare({
    select: {
      intentId: computed('warning.intent_id', asText),
      orderId: computed('warning.order_id', nullable(asText)),
      orderNumber: computed('warning.number', nullable(asNumber)),
      amountCents: computed('warning.amount_cents', asNumber),
      fraudType: computed('warning.fraud_type', asText),
      issuedAt: computed('warning.issued_at', asDate),
    },
    build: (query) =>
      query
        .from(PENDING_FRAUD_WARNINGS, 'warning')
        .orderBy('warning.issued_at')
        .addOrderBy('warning.id')
        .limit(100),
  });
  private readonly countOfWarnings = this.statements.prepare({
    select: { count: computed('count(*)::integer', asNumber) },
    build: (query) => query.from(PENDING_FRAUD_WARNINGS, 'warning'),
  });
  private readonly unmatchedRefunds = this.statements.prepare({
    select: {
      id: computed('refund.id', asText),
      intentId: computed('refund.intent_id', asText),
      orderId: computed('refund.order_id', asText),
      orderNumber: computed('orders.number', asNumber),
      amountCents: computed('refund.amount_cents', asNumber),
      seenAt: computed('refund.created_at', asDate),
    },
    build: (query) =>
      query
        .from('partial_refund', 'refund')
        .innerJoin('orders', 'orders', 'orders.id = refund.order_id')
        .where(UNMATCHED)
        .orderBy('refund.created_at')
        .addOrderBy('refund.id')
        .limit(100),
  });
  private readonly countOfRefunds = this.statements.prepare({
    select: { count: computed('count(*)::integer', asNumber) },
    build: (query) => query.from('partial_refund', 'refund').where(UNMATCHED),
  });
  private readonly open = this.statements.prepare({
    select: {
      open: computed('count(*)::integer', asNumber),
      overdue: computed(OVERDUE, asNumber),
    },
    build: (query) => query.from(CheckoutEntity, 'checkout').where(`checkout.status = 'open'`),
  });
  private readonly held = this.statements.prepare({
    select: { unitsHeld: computed('coalesce(sum(hold.quantity), 0)::integer', asNumber) },
    build: (query) => query.from('stock_hold', 'hold'),
  });

  constructor(
    private readonly statements: Statements,
    private readonly outbox: OutboxState,
    private readonly workers: WorkerHeartbeats,
    private readonly replica: Replica,
    private readonly backups: BackupRuns,
  ) {
    super();
  }

  async state(): Promise<OperationsState> {
    const [checkouts, outbox, scheduledJobs, workers, backups] = await Promise.all([
      this.checkouts(),
      this.outbox.figures(),
      this.scheduledJobs.many({}),
      this.workers.state(),
      this.backups.state(),
    ]);
    const payments = await this.paymentsInDoubt();
    const replica = this.replica.state ?? null;
    return { checkouts, outbox, scheduledJobs, workers, backups, replica, ...payments };
  }

  async paymentsInDoubt(): Promise<PaymentsInDoubt> {
    const [paymentsWithoutOrder, disputes, fraudWarnings, unmatchedRefunds] = await Promise.all([
      this.paymentsWithoutOrder.many({}),
      this.disputes.many({}),
      this.fraudWarnings.many({}),
      this.unmatchedRefunds.many({}),
    ]);
    return { paymentsWithoutOrder, disputes, fraudWarnings, unmatchedRefunds };
  }

  async checkouts(): Promise<CheckoutsState> {
    const [open, held] = await Promise.all([this.open.exactlyOne({}), this.held.exactlyOne({})]);
    return { ...open, ...held };
  }

  async countPaymentsWithoutOrder(): Promise<number> {
    return (await this.countOfPayments.exactlyOne({})).count;
  }

  disputesToAnswer(): Promise<{ count: number; dueSeconds: number | null }> {
    return this.toAnswer.exactlyOne({});
  }

  async countPendingFraudWarnings(): Promise<number> {
    return (await this.countOfWarnings.exactlyOne({})).count;
  }

  async countUnmatchedRefunds(): Promise<number> {
    return (await this.countOfRefunds.exactlyOne({})).count;
  }
}
