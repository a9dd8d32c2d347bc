import { domainEvent } from '../../../kernel/domain-event.js';

/** A customer's data was erased; `at` as ISO 8601. */
export const customerErased = domainEvent<{ userId: string; at: string }>('customers.erased');
