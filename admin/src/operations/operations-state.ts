import type { RaRecord } from 'react-admin';

/** How the shop runs, as the API reports it. */
export interface OperationsState {
  checkouts: {
    open: number;
    /** Past their time and not ended yet. */
    overdue: number;
    unitsHeld: number;
  };
  outbox: {
    waiting: number;
    /** Age of the oldest that is due; null where none is. */
    oldestSeconds: number | null;
    failed: number;
  };
  workers: {
    /** Without Redis the shop's own processes work the jobs off. */
    needed: boolean;
    alive: number;
    lastSeenAt: string | null;
    /** Needed, and none seen within the last minute. */
    missing: boolean;
  };
  /** The database, the file store and the mail server, as the API reports them. */
  stores: { name: string; isUp: boolean; problem: string | null }[];
  /** Repeated jobs and when each is due again. */
  rounds: { name: string; dueAt: string }[];
  paymentsWithoutOrder: PaymentWithoutOrder[];
}

export interface PaymentWithoutOrder {
  transactionId: string;
  /** Dollars. */
  amount: number;
  reason: string;
  seenAt: string;
  /** Its refund was refused, and can be asked for again. */
  isRefundFailed: boolean;
}

/** Work that was not done, or that waits after many tries. */
export interface FailedJob extends RaRecord<string> {
  job: string;
  queue: string;
  /** What it is about: ids and facts. */
  payload: Record<string, unknown>;
  attempts: number;
  error: string | null;
  createdAt: string;
  /** Null where it is still tried. */
  failedAt: string | null;
  /** Null when it is not retried. */
  nextTryAt: string | null;
}
