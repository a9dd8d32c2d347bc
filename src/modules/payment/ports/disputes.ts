import type { Dispute } from '../domain/dispute.js';

/** Reads the disputes of payments, as the card provider reported them. */
export abstract class Disputes {
  /** In the caller's transaction where one is open; oldest first. */
  abstract ofIntent(intentId: string): Promise<readonly Dispute[]>;
}
