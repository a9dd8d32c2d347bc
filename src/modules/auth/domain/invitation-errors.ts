import { staffInvitationRules } from '../../../../common/contract/staff-invitation.js';
import { DomainError } from '../../../kernel/domain-error.js';

/** The link of an invitation is unknown, replaced, used, expired or withdrawn. */
export class InvalidInvitation extends DomainError {
  constructor() {
    super('invalid', 'invalid_invitation', staffInvitationRules.invalidLink);
  }
}

/** An invitation to this email is open. */
export class AlreadyInvited extends DomainError {
  constructor() {
    const message = staffInvitationRules.alreadyInvited;
    super('conflict', 'already_invited', message, { errors: [{ field: 'email', message }] });
  }
}

/** The signed-in account is not the invited one. */
export class OtherAccount extends DomainError {
  constructor() {
    super('conflict', 'other_account', staffInvitationRules.otherAccount);
  }
}
