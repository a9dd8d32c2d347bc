export interface CheckoutsState {
  readonly open: number;
  /** Expired and not closed yet. */
  readonly overdue: number;
  /** Units held by open checkouts. */
  readonly unitsHeld: number;
}

/** A dispute that the bank has not decided. */
export interface OpenDispute {
  readonly id: string;
  readonly intentId: string;
  /** Null where the payment has no order. */
  readonly orderId: string | null;
  readonly orderNumber: number | null;
  readonly amountCents: number;
  readonly reason: string;
  /** Whether the provider waits for the shop's evidence; else the bank decides. */
  readonly needsAnswer: boolean;
  readonly answerBy: Date | null;
}

/** An early fraud warning that an admin has to decide about. */
export interface PendingFraudWarning {
  readonly intentId: string;
  /** Null where the payment has no order. */
  readonly orderId: string | null;
  readonly orderNumber: number | null;
  readonly amountCents: number;
  readonly fraudType: string;
  readonly issuedAt: Date;
}

/** A refund by hand at the card provider that, together with the shop's, exceeds the payment. */
export interface UnmatchedRefund {
  readonly id: string;
  readonly intentId: string;
  readonly orderId: string;
  readonly orderNumber: number;
  readonly amountCents: number;
  readonly seenAt: Date;
}

/** Payments that somebody has to decide about. */
export interface PaymentsInDoubt {
  /** Succeeded payments without an order, oldest first, at most 100. */
  readonly paymentsWithoutOrder: readonly {
    readonly intentId: string;
    readonly amountCents: number;
    readonly reason: string;
    readonly seenAt: Date;
    /** Its refund was refused and can be retried. */
    readonly isRefundFailed: boolean;
  }[];
  /** Open disputes, the most urgent first, at most 100. */
  readonly disputes: readonly OpenDispute[];
  /** Pending warnings, oldest first, at most 100. */
  readonly fraudWarnings: readonly PendingFraudWarning[];
  /** Oldest first, at most 100. */
  readonly unmatchedRefunds: readonly UnmatchedRefund[];
}

export interface OperationsState extends PaymentsInDoubt {
  readonly checkouts: CheckoutsState;
  readonly outbox: {
    readonly waiting: number;
    /** Those of them whose last attempt failed. */
    readonly retrying: number;
    /** Seconds since the oldest waiting job was created; null where none waits. */
    readonly oldestSeconds: number | null;
    readonly failed: number;
  };
  /** The worker processes. `needed` is true with Redis, where API processes run no jobs. */
  readonly workers: {
    readonly needed: boolean;
    /** Seen within the last minute. */
    readonly alive: number;
    readonly lastSeenAt: Date | null;
  };
  /** The replica as this process sees it; null when there is none. */
  readonly replica: { readonly awaySince: Date | null } | null;
  /** Scheduled jobs and when each is due again; a time long past means that no process runs them. */
  readonly scheduledJobs: readonly {
    readonly name: string;
    readonly dueAt: Date;
    /** Runs that failed, since the last one that did not. */
    readonly failures: number;
    /** Of the last run, where it failed. */
    readonly lastError: string | null;
  }[];
  readonly backups: {
    /** The cron expression; null where none are scheduled. */
    readonly schedule: string | null;
    /** Written and verified. */
    readonly lastGood: {
      readonly startedAt: Date;
      readonly seconds: number;
      readonly file: string;
      readonly bytes: number;
      /** By a restore; else its length and checksum were compared. */
      readonly isRestored: boolean;
    } | null;
    /** Since the last good one began, or since the first attempt where none is good; null before. */
    readonly ageSeconds: number | null;
    /** The last run, where it was not good; without a file where nothing was written. */
    readonly failure: {
      readonly startedAt: Date;
      readonly file: string | null;
      readonly problem: string;
    } | null;
  };
}

/** The data of the Operations screen. */
export abstract class OperationsQueries {
  abstract state(): Promise<OperationsState>;

  abstract paymentsInDoubt(): Promise<PaymentsInDoubt>;

  abstract checkouts(): Promise<CheckoutsState>;

  /** The total; `state` lists at most 100. */
  abstract countPaymentsWithoutOrder(): Promise<number>;

  /** The disputes that wait for the shop's evidence, and seconds until the first is due; null for none. */
  abstract disputesToAnswer(): Promise<{ count: number; dueSeconds: number | null }>;

  /** The total; `state` lists at most 100. */
  abstract countPendingFraudWarnings(): Promise<number>;

  /** The total; `state` lists at most 100. */
  abstract countUnmatchedRefunds(): Promise<number>;
}
