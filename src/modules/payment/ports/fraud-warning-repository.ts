import type { ReportedFraudWarning } from '../domain/fraud-warning.js';
import { FraudWarnings } from './fraud-warnings.js';

/** Stores warnings as the provider reports them. Writes join the caller's transaction. */
export abstract class FraudWarningRepository extends FraudWarnings {
  /** Adds a warning, or replaces what the provider said of it; a dismissal stays. */
  abstract save(warning: ReportedFraudWarning): Promise<void>;
  /** The payments with a warning that an admin has to decide about. */
  abstract pendingIntents(): Promise<string[]>;
}
