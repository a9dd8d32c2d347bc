import { toDollars } from '../../../../kernel/money.js';
import type { DependencyState } from '../../../../platform/operations/dependency-checks.js';
import type { OperationsState, PaymentsInDoubt } from '../../ports/operations-queries.js';

export class CheckoutsView {
  open!: number;
  /** Expired and not closed yet. */
  overdue!: number;
  unitsHeld!: number;
}

export class OutboxView {
  waiting!: number;
  /** Those of them whose last attempt failed. */
  retrying!: number;
  /** Since the oldest waiting job was created; null where none waits. */
  oldestSeconds!: number | null;
  failed!: number;
}

export class WorkersView {
  /** Without Redis the API processes run the jobs. */
  needed!: boolean;
  /** Seen within the last minute. */
  alive!: number;
  lastSeenAt!: Date | null;
  /** Needed, and none was seen for a minute: emails, refunds and images wait. */
  missing!: boolean;
}

/** Whether a dependency of the shop responds. */
export class DependencyView {
  name!: string;
  isUp!: boolean;
  /** The reason why it does not; null when it does. */
  problem!: string | null;
}

export class ReplicaView {
  /** Since when the primary serves its reads, as seen by the responding process. */
  awaySince!: Date | null;
}

/** A scheduled job. */
export class ScheduledJobView {
  name!: string;
  dueAt!: Date;
  /** Runs that failed, since the last one that did not. */
  failures!: number;
  /** Of the last run, where it failed. */
  lastError!: string | null;
}

/** A backup that was written and verified. */
export class GoodBackupView {
  startedAt!: Date;
  /** How long writing and verifying took. */
  seconds!: number;
  /** Its path on the machine that made it, or its address in a bucket. */
  file!: string;
  bytes!: number;
  /**
   * Restored into a scratch database and checked; false where the server holds no key that opens it, and compared its
   * length and checksum alone.
   */
  isRestored!: boolean;
}

/** A scheduled backup that failed, or is not verified. */
export class BackupFailureView {
  startedAt!: Date;
  /** Null where nothing was written. */
  file!: string | null;
  problem!: string;
}

/** The scheduled backups. */
export class BackupsView {
  /** A cron expression, in UTC; null where none are scheduled. */
  schedule!: string | null;
  lastGood!: GoodBackupView | null;
  /** Since the last good one began, or since the first attempt where none is good; null before. */
  ageSeconds!: number | null;
  /** The last run, where it was not good. */
  failure!: BackupFailureView | null;
}

export class PaymentWithoutOrderView {
  transactionId!: string;
  /** In dollars. */
  amount!: number;
  reason!: string;
  seenAt!: Date;
  /** Its refund was refused and can be retried. */
  isRefundFailed!: boolean;
}

/** A dispute that the bank has not decided. */
export class DisputeView {
  transactionId!: string;
  /** Null where the payment has no order. */
  orderId!: string | null;
  orderNumber!: number | null;
  /** In dollars. */
  amount!: number;
  /** The provider's code for it, such as `fraudulent`. */
  reason!: string;
  /** The provider waits for evidence; otherwise the bank decides. */
  needsAnswer!: boolean;
  answerBy!: Date | null;
}

/** An early fraud warning that waits for a decision. */
export class FraudWarningView {
  transactionId!: string;
  /** Null where the payment has no order. */
  orderId!: string | null;
  orderNumber!: number | null;
  /** In dollars. */
  amount!: number;
  /** The provider's code for it, such as `made_with_stolen_card`. */
  reason!: string;
  issuedAt!: Date;
}

/** A refund by hand at the card provider that, together with the shop's, exceeds the payment. */
export class UnmatchedRefundView {
  transactionId!: string;
  orderId!: string;
  orderNumber!: number;
  /** In dollars. */
  amount!: number;
  seenAt!: Date;
}

/** Payments that somebody has to decide about, at most 100 of each kind. */
export class PaymentsInDoubtView {
  paymentsWithoutOrder!: PaymentWithoutOrderView[];
  disputes!: DisputeView[];
  fraudWarnings!: FraudWarningView[];
  unmatchedRefunds!: UnmatchedRefundView[];

  static ofPayments(state: PaymentsInDoubt): PaymentsInDoubtView {
    return {
      paymentsWithoutOrder: state.paymentsWithoutOrder.map(
        ({ intentId, amountCents, reason, seenAt, isRefundFailed }) => ({
          transactionId: intentId,
          amount: toDollars(amountCents),
          reason,
          seenAt,
          isRefundFailed,
        }),
      ),
      disputes: state.disputes.map(({ id: _id, intentId, amountCents, ...dispute }) => ({
        ...dispute,
        transactionId: intentId,
        amount: toDollars(amountCents),
      })),
      fraudWarnings: state.fraudWarnings.map(
        ({ intentId, amountCents, fraudType, ...warning }) => ({
          ...warning,
          transactionId: intentId,
          amount: toDollars(amountCents),
          reason: fraudType,
        }),
      ),
      unmatchedRefunds: state.unmatchedRefunds.map(
        ({ id: _id, intentId, amountCents, ...refund }) => ({
          ...refund,
          transactionId: intentId,
          amount: toDollars(amountCents),
        }),
      ),
    };
  }
}

/** State of the running shop. */
export class OperationsView extends PaymentsInDoubtView {
  checkouts!: CheckoutsView;
  outbox!: OutboxView;
  workers!: WorkersView;
  stores!: DependencyView[];
  /** Null where there is no replica. */
  replica!: ReplicaView | null;
  rounds!: ScheduledJobView[];
  backups!: BackupsView;

  static of(state: OperationsState, dependencies: readonly DependencyState[]): OperationsView {
    return {
      checkouts: state.checkouts,
      outbox: state.outbox,
      workers: { ...state.workers, missing: state.workers.needed && state.workers.alive === 0 },
      stores: [...dependencies],
      replica: state.replica,
      rounds: [...state.scheduledJobs],
      backups: state.backups,
      ...PaymentsInDoubtView.ofPayments(state),
    };
  }
}
