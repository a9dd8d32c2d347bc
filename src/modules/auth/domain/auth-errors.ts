import {
  ACCOUNT_BLOCKED,
  emailProofRules,
  emailUndoRules,
  loginLinkRules,
  passwordRules,
  profileRules,
  ROLE_CHANGED,
} from '../../../../common/contract/account.js';
import { DomainError, InvalidInput, NotAllowed } from '../../../kernel/domain-error.js';

/** The same error whether the account exists or not. */
export class WrongCredentials extends DomainError {
  constructor() {
    super('unauthenticated', 'wrong_credentials', 'Invalid email or password');
  }
}

/** `errors` names the field `email`, so that the form shows it there. */
export class EmailTaken extends DomainError {
  constructor() {
    const message = 'An account with this email already exists';
    super('conflict', 'email_taken', message, { errors: [{ field: 'email', message }] });
  }
}

/** Said only to who knows the password. */
export class AccountBlocked extends DomainError {
  constructor() {
    super('forbidden', 'account_blocked', ACCOUNT_BLOCKED);
  }
}

/** Nobody blocks the account that they use. */
export class OwnAccount extends DomainError {
  constructor() {
    super('conflict', 'own_account', 'You cannot block your own account.');
  }
}

/** A change of the own second factors asks for a proof, which their removal by staff does not need. */
export class OwnFactors extends DomainError {
  constructor() {
    super('conflict', 'own_factors', 'Change your own second factors in your profile.');
  }
}

/** No session, or an expired one. */
export class NoSession extends DomainError {
  constructor() {
    super('unauthenticated', 'no_session', 'Please log in to continue');
  }
}

/** The same for a token signed before the user's role changed: the browser renews it and retries. */
export class RoleChanged extends NotAllowed {
  constructor() {
    super(ROLE_CHANGED);
  }
}

/** The user is staff already, in whatever role. */
export class AlreadyAdmin extends DomainError {
  constructor() {
    super('conflict', 'already_admin', 'This user is already an admin');
  }
}

/** Nobody could give roles any more. */
export class LastOwner extends DomainError {
  constructor() {
    super('conflict', 'last_owner', 'The shop needs an owner. Make somebody else an owner first.');
  }
}

/** The link of a password reset is unknown, expired or used. */
export class InvalidResetLink extends DomainError {
  constructor() {
    super('invalid', 'invalid_reset_link', passwordRules.invalidLink);
  }
}

/** What was to prove the mailbox of an address is forged, has expired, or is of another address. */
export class InvalidEmailProof extends InvalidInput {
  constructor() {
    super([{ field: 'email', message: emailProofRules.invalid }]);
  }
}

/** The link that lets a device try to log in is forged or has expired. */
export class InvalidLoginLink extends DomainError {
  constructor() {
    super('invalid', 'invalid_login_link', loginLinkRules.invalidLink);
  }
}

/** The link that undoes a change of email address is unknown, expired or used. */
export class InvalidUndoLink extends DomainError {
  constructor() {
    super('invalid', 'invalid_undo_link', emailUndoRules.invalidLink);
  }
}

/** The password that was to confirm a change is wrong. */
export class WrongCurrentPassword extends InvalidInput {
  constructor() {
    super([{ field: 'currentPassword', message: profileRules.currentPassword.wrong }]);
  }
}

/** The current password that was to be replaced is wrong. */
export class WrongOldPassword extends InvalidInput {
  constructor() {
    super([{ field: 'oldPassword', message: passwordRules.wrongOld }]);
  }
}

/** An image that is not in the shop's own store. */
export function unknownImage(): InvalidInput {
  return InvalidInput.field('image', profileRules.image.unknown);
}
