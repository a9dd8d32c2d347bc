import type { BalanceTransaction } from '../domain/balance-transaction.js';

/**
 * The movements of the shop's balance at the payment provider, also of other installations of its account.
 * Every call uses the network, so never call it inside a transaction.
 */
export abstract class BalanceTransactions {
  /** Those created at or after `since`, newest first. @throws ProviderUnavailable, ProviderRefused */
  abstract listCreatedSince(since: Date): AsyncIterable<BalanceTransaction>;
}
