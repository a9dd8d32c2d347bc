import { customerNoteRules } from '../../../../common/contract/customer.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { domainEvent } from '../../../kernel/domain-event.js';

/** What is open would be lost with the customer: an order without an address is never delivered. */
export class ErasureRefused extends DomainError {
  constructor(readonly reasons: readonly string[]) {
    super('conflict', 'erasure_refused', `Not possible yet. ${reasons.join(' ')}`, {
      data: { reasons },
    });
  }
}

/** What is held by the address of an account is erased with the account. */
export class AddressOfAccount extends DomainError {
  constructor(userId: string) {
    super(
      'conflict',
      'address_of_account',
      'This address belongs to an account. Erase the data on the page of its customer.',
      { data: { userId } },
    );
  }
}

/** The limit is in `customerNoteRules`. */
export class TooManyNotes extends DomainError {
  constructor() {
    super('conflict', 'too_many_notes', customerNoteRules.tooMany);
  }
}

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

/** What the staff remembers about a customer, and customers do not see. */
export interface CustomerNote {
  readonly id: string;
  readonly userId: string;
  /** The order that it is about; null where it is about the customer. */
  readonly order: { readonly id: string; readonly number: number } | null;
  /** Null where the author's account no longer exists. */
  readonly author: { readonly id: string; readonly name: string } | null;
  readonly text: string;
  readonly createdAt: Date;
}

export type NewCustomerNote = Omit<CustomerNote, 'author' | 'order'> & {
  readonly authorId: string;
  readonly orderId: string | null;
};
