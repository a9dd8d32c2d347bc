/** What waits to be paid. */
export interface CheckoutsState {
  readonly open: number;
  /** Past their time and not ended yet. */
  readonly overdue: number;
  /** Pieces held by open checkouts. */
  readonly unitsHeld: number;
}

/** How the shop runs, at the moment of asking. */
export interface OperationsState {
  readonly checkouts: CheckoutsState;
  readonly outbox: {
    readonly waiting: number;
    /** Age in seconds of the oldest job that is due; null where none waits. */
    readonly oldestSeconds: number | null;
    readonly failed: number;
  };
  /** The processes that run the jobs where the shop's own do not. */
  readonly workers: {
    readonly needed: boolean;
    /** Seen within the last minute. */
    readonly alive: number;
    readonly lastSeenAt: Date | null;
  };
  /** The replica as the answering process sees it; null where there is none. */
  readonly replica: { readonly awaySince: Date | null } | null;
  /** Scheduled jobs and when each is due again; a date long past means that no process lives. */
  readonly scheduledJobs: readonly { readonly name: string; readonly dueAt: Date }[];
  /** Succeeded payments without an order, oldest first, at most 100. */
  readonly paymentsWithoutOrder: readonly {
    readonly intentId: string;
    readonly amountCents: number;
    readonly reason: string;
    readonly seenAt: Date;
    /** Its refund was refused, and can be asked for again. */
    readonly isRefundFailed: boolean;
  }[];
}

/** What an admin sees of the operation. */
export abstract class Operations {
  abstract state(): Promise<OperationsState>;

  abstract checkouts(): Promise<CheckoutsState>;

  /** All of them, however many `state` lists. */
  abstract countPaymentsWithoutOrder(): Promise<number>;
}
