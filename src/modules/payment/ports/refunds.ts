import type { ListedRefund, NewRefund, Refund, RefundPart } from '../domain/refund.js';

/** The refund of all that remains of a payment. */
export type NewWholeRefund = Omit<NewRefund, 'id' | 'part'>;

/** What remains of a canceled or returned order's payment, beside an earlier refund of all that remained. */
export type NewRestRefund = NewWholeRefund & { readonly orderId: string };

/** The refund of a part of an order. */
export interface NewPartRefund extends Omit<NewRefund, 'id' | 'part'> {
  readonly orderId: string;
  readonly part: RefundPart & { readonly requestKey: string };
}

/** Refunds of payments. All but `findForeign` and `sync` join the caller's transaction. */
export abstract class Refunds {
  /** Requests what remains of a payment, at most once; a job makes the refund. Idempotent. */
  abstract request(refund: NewWholeRefund): Promise<void>;
  /** Records the refund of all of a payment that took place before the shop knew of it. Idempotent. */
  abstract recordPast(refund: NewWholeRefund): Promise<void>;
  /**
   * Requests a part of a payment, once for each key; a job makes the refund, unless it is of nothing.
   * @throws RefundKeyUsed, RefundExceedsPayment (both conflict)
   */
  abstract requestPart(refund: NewPartRefund): Promise<void>;
  /**
   * Requests what remains beside an earlier refund of all that remained, each time it is called; a job makes it.
   * @throws RefundExceedsPayment (conflict)
   */
  abstract requestRest(refund: NewRestRefund): Promise<void>;
  /** @throws NothingToRetry, RefundExceedsPayment (both conflict) */
  abstract retry(refundId: string): Promise<void>;
  abstract find(refundId: string): Promise<Refund | undefined>;
  /** In the order of their requests. */
  abstract ofIntent(intentId: string): Promise<readonly Refund[]>;
  /**
   * What was refunded by hand at the provider and is not entered yet. Uses the network.
   * @throws ProviderUnavailable, ProviderRefused
   */
  abstract findForeign(intentId: string): Promise<readonly ListedRefund[]>;
  /**
   * Updates the refunds of a payment to their state at the provider, which may be none of this shop. Uses the network.
   * @throws ProviderUnavailable, ProviderRefused
   */
  abstract sync(intentId: string): Promise<void>;
  /**
   * Enters such a refund as a part of `orderId`, which was paid by `totalCents`. A refund of its cancellation
   * that is not made yet becomes smaller. Idempotent.
   */
  abstract enterForeign(
    refund: ListedRefund,
    payment: Pick<Refund, 'intentId'> & { readonly orderId: string; readonly totalCents: number },
  ): Promise<void>;
}

/**
 * Stores refunds, and with them how much of each payment they take. Writes and locks join the caller's
 * transaction.
 */
export abstract class RefundRepository {
  /**
   * False where it is stored already: a payment has one refund of all that remains, a form's key and a
   * refund of the provider each make one. @throws RefundExceedsPayment
   */
  abstract add(refund: Refund): Promise<boolean>;
  abstract find(refundId: string): Promise<Refund | undefined>;
  /** In the order of their requests. */
  abstract ofIntent(intentId: string): Promise<readonly Refund[]>;
  /** As `find`, locked until the transaction ends. */
  abstract lock(refundId: string): Promise<Refund | undefined>;
  /** Stores the state of a locked refund after a transition. @throws RefundExceedsPayment */
  abstract save(refund: Refund): Promise<void>;
  /** What is left of a payment that has a refund, in cents; undefined for others. */
  abstract leftCents(intentId: string): Promise<number | undefined>;
  /**
   * Payments with a refund that is pending at the bank, that succeeded since then, by whichever attempt,
   * because banks return some, or that differs.
   */
  abstract intentsToSync(since: Date): Promise<string[]>;
}
