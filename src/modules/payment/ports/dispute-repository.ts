import type { Dispute } from '../domain/dispute.js';
import { Disputes } from './disputes.js';

/** Stores disputes as the provider reports them. Writes join the caller's transaction. */
export abstract class DisputeRepository extends Disputes {
  /** Adds a dispute, or replaces what is known of it. */
  abstract save(dispute: Dispute): Promise<void>;
  /** The payments with a dispute that neither side has won, or that took what does not fit its end. */
  abstract unsettledIntents(): Promise<string[]>;
}
