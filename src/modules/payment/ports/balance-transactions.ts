import type { BalanceTransaction, ProviderBalance } from '../domain/balance-transaction.js';

/**
 * The shop's balance at the payment provider and its movements, also of other installations of its account.
 * Every call uses the network, so never call it inside a transaction.
 */
export abstract class BalanceTransactions {
  /** Those created at or after `since`, newest first. @throws ProviderUnavailable, ProviderRefused */
  abstract listCreatedSince(since: Date): AsyncIterable<BalanceTransaction>;
  /** One for each currency, by its name. @throws ProviderUnavailable, ProviderRefused */
  abstract balances(): Promise<readonly ProviderBalance[]>;
}
