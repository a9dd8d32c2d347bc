import { domainEvent } from '../../../kernel/domain-event.js';

/** A customer's data was erased; `at` as ISO 8601. Without a scope, as release 0.2.0 had it, `person`. */
export interface CustomerErased {
  readonly userId: string;
  readonly at: string;
  readonly scope?: 'account' | 'person';
}

export const customerErased = domainEvent<CustomerErased>('customers.erased');
