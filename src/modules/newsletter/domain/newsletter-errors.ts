import { DomainError } from '../../../kernel/domain-error.js';

export class InvalidUnsubscribeLink extends DomainError {
  constructor() {
    super('invalid', 'invalid_unsubscribe_link', 'This unsubscribe link is not valid');
  }
}

export class InvalidConfirmLink extends DomainError {
  constructor() {
    super('invalid', 'invalid_confirm_link', 'This confirmation link is not valid');
  }
}
