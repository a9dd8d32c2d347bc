import { staffInvitationRules } from '../../../../common/contract/staff-invitation.js';
import type { StaffRole } from '../../../../common/contract/staff.js';
import { DAY_MS } from '../../../kernel/durations.js';

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
