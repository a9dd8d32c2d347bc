import { domainEvent } from '../../../kernel/domain-event.js';

/**
 * How much was erased. `account`: what belongs to the account. `person`: also what is held by its email
 * addresses alone, which only the staff erase.
 */
export type ErasureScope = 'account' | 'person';

/** A customer's data was erased; `at` as ISO 8601. Without a scope, as release 0.2.0 had it, `person`. */
export interface CustomerErased {
  readonly userId: string;
  readonly at: string;
  readonly scope?: ErasureScope;
}

export const customerErased = domainEvent<CustomerErased>('customers.erased');
