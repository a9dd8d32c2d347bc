import { customerNoteRules } from '../../../../common/contract/customer.js';
import { DomainError } from '../../../kernel/domain-error.js';

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
