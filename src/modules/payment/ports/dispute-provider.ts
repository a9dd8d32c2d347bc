import type { Dispute } from '../domain/dispute.js';

/**
 * The disputes at the payment provider, of this installation's payments only. Every call uses the
 * network, so never call it inside a transaction. Both throw `ProviderUnavailable` where a retry may
 * help, otherwise `ProviderRefused`.
 */
export abstract class DisputeProvider {
  abstract ofIntent(intentId: string): Promise<readonly Dispute[]>;
  /** Those opened at or after `since`, newest first. */
  abstract listOpenedSince(since: Date): AsyncIterable<Dispute>;
}
