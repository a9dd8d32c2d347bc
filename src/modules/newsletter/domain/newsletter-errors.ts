import { DomainError } from '../../../kernel/domain-error.js';

/** The token is not signed by this shop, or its subscriber is unknown. */
export class InvalidUnsubscribeLink extends DomainError {
  constructor() {
    super('invalid', 'invalid_unsubscribe_link', 'This unsubscribe link is not valid');
  }
}

/** The token is not signed by this shop, or its subscriber is not to be confirmed. */
export class InvalidConfirmLink extends DomainError {
  constructor() {
    super('invalid', 'invalid_confirm_link', 'This confirmation link is not valid');
  }
}
