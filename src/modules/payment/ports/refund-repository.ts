import type { Refund, RefundStatus } from '../domain/refund.js';

export interface NewRefund {
  readonly id: string;
  readonly intentId: string;
  readonly orderId: string | null;
  readonly amountCents: number;
  readonly reason: string;
}

/** The refund rows. Writes join the caller's transaction. */
export abstract class RefundRepository {
  /** False where the payment has a refund already: one payment is refunded once. */
  abstract add(refund: NewRefund): Promise<boolean>;
  abstract find(refundId: string): Promise<Refund | undefined>;
  abstract findByIntent(intentId: string): Promise<Refund | undefined>;
  abstract findByOrder(orderId: string): Promise<Refund | undefined>;
  /** Notes the first use of the present key. */
  abstract markKeyUsed(refundId: string): Promise<void>;
  /** False where the refund stands so already. */
  abstract setStatus(
    refundId: string,
    status: RefundStatus,
    error: string | null,
  ): Promise<boolean>;
  /** From `failed` to `requested` with a fresh key; false where it had not failed. */
  abstract reopen(refundId: string): Promise<boolean>;
  /** Payments whose refund is under way, or went through since then: banks change their mind. */
  abstract intentsToFollow(since: Date): Promise<string[]>;
}
