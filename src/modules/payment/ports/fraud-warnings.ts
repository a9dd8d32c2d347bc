import type { FraudWarning } from '../domain/fraud-warning.js';

/** The early fraud warnings of payments. */
export abstract class FraudWarnings {
  /** In the caller's transaction where one is open; oldest first. */
  abstract ofIntent(intentId: string): Promise<readonly FraudWarning[]>;
  /** Sets those of a payment aside; later ones count again. Joins the caller's transaction. */
  abstract dismiss(intentId: string, at: Date): Promise<void>;
}
