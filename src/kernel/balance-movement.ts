/** A movement of the balance at the payment provider, in cents: below zero it leaves the balance. */
export interface BalanceMovement<Kind extends string> {
  /** The provider's id. */
  readonly id: string;
  readonly kind: Kind;
  /** The provider's code for it, such as `refund_failure`. */
  readonly type: string;
  /** Before the fee. */
  readonly amountCents: number;
  /** What the provider takes of it for its services. */
  readonly feeCents: number;
  /** Of amount and fee: what the provider pays out, in lower case. */
  readonly currency: string;
  /** The provider's id of the charge, refund, dispute or payout; null where there is none. */
  readonly sourceId: string | null;
  /** Null where it is of no payment. */
  readonly intentId: string | null;
  readonly createdAt: Date;
  /** From then on it can be paid out; it is pending before. */
  readonly availableAt: Date;
}
