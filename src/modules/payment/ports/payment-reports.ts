import type { Dispute } from '../domain/dispute.js';
import type { FraudWarning, ReportedFraudWarning } from '../domain/fraud-warning.js';

/** Reads the disputes of payments, as the card provider reported them. */
export abstract class Disputes {
  /** In the caller's transaction where one is open; oldest first. */
  abstract ofIntent(intentId: string): Promise<readonly Dispute[]>;
}

/** Stores disputes as the provider reports them. Writes join the caller's transaction. */
export abstract class DisputeRepository extends Disputes {
  /** Waits until no other transaction holds the reports of a payment, and holds them until the caller's ends. */
  abstract lock(intentId: string): Promise<void>;
  /** Adds a dispute, or replaces what is known of it. */
  abstract save(dispute: Dispute): Promise<void>;
  /** The payments with a dispute that neither side has won, or that took what does not fit its end. */
  abstract unsettledIntents(): Promise<string[]>;
}

/** The early fraud warnings of payments. */
export abstract class FraudWarnings {
  /** In the caller's transaction where one is open; oldest first. */
  abstract ofIntent(intentId: string): Promise<readonly FraudWarning[]>;
  /** Sets those of a payment aside; later ones count again. Joins the caller's transaction. */
  abstract dismiss(intentId: string, at: Date): Promise<void>;
}

/** Stores warnings as the provider reports them. Writes join the caller's transaction. */
export abstract class FraudWarningRepository extends FraudWarnings {
  /** Adds a warning, or replaces what the provider said of it; a dismissal stays. */
  abstract save(warning: ReportedFraudWarning): Promise<void>;
  /** The payments with a warning that an admin has to decide about. */
  abstract pendingIntents(): Promise<string[]>;
}
