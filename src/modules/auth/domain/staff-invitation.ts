import { staffInvitationRules } from '../../../../common/contract/staff-invitation.js';
import type { StaffRole } from '../../../../common/contract/staff.js';
import { DomainError } from '../../../kernel/domain-error.js';
import { DAY_MS } from '../../../kernel/time.js';

/** An invitation can be accepted for this long after it was sent, in ms. */
export const INVITATION_MS = staffInvitationRules.days * DAY_MS;

/** An open invitation to the staff. */
export interface StaffInvitation {
  readonly id: string;
  readonly email: string;
  readonly staffRole: StaffRole;
  /** How often it was sent. */
  readonly sends: number;
  /** The owner who sent it; it is void where they are none any more. */
  readonly invitedBy: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
}

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
