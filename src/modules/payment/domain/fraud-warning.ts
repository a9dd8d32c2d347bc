/**
 * An early fraud warning as the provider reports it: the card's bank takes a payment for fraud, and
 * no dispute has followed yet.
 */
export interface ReportedFraudWarning {
  /** The provider's id. */
  readonly id: string;
  readonly intentId: string;
  /** The whole payment. */
  readonly amountCents: number;
  /** The provider's code for it, such as `made_with_stolen_card`. */
  readonly fraudType: string;
  /** False once the payment is refunded in full, or disputed. */
  readonly isActionable: boolean;
  readonly issuedAt: Date;
}

export interface FraudWarning extends ReportedFraudWarning {
  /** When an admin decided to go on in spite of it. */
  readonly dismissedAt: Date | null;
}

/** Whether an admin has to decide about it. */
export function isPending({
  isActionable,
  dismissedAt,
}: Pick<FraudWarning, 'isActionable' | 'dismissedAt'>): boolean {
  return isActionable && dismissedAt === null;
}

/** The warnings that differ from what is known of them. */
export function changedWarnings(
  known: readonly ReportedFraudWarning[],
  seen: readonly ReportedFraudWarning[],
): readonly ReportedFraudWarning[] {
  return seen.filter((warning) => {
    const before = known.find(({ id }) => id === warning.id);
    return before?.isActionable !== warning.isActionable || before.fraudType !== warning.fraudType;
  });
}
