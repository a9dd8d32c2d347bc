import type { StaffRole } from '../../../../common/contract/staff.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { StaffInvitation } from '../domain/staff-invitation.js';

/** A member of the staff as the list shows them. */
export interface ListedStaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The name of the avatar in the shop's own store. */
  readonly image: string | null;
  readonly staffRole: StaffRole;
  readonly createdAt: Date;
  /** The last use of a session, or the last login that the security log still has, whichever is later. */
  readonly lastSeenAt: Date | null;
  readonly hasSecondFactor: boolean;
  /** Null unless the account is blocked. */
  readonly blockedAt: Date | null;
}

/** Reads the staff. */
export abstract class StaffQueries {
  /** The oldest accounts first. */
  abstract list(page: PageRequest): Promise<Page<ListedStaffMember>>;
}

/** What an invitation gets when it is sent again: a new link, which ends the one before. */
export type NewSending = Pick<StaffInvitation, 'sends' | 'invitedBy' | 'sentAt' | 'expiresAt'> & {
  readonly tokenHash: string;
};

/** Open invitations, at most one of each address. Writes join the caller's transaction. */
export abstract class StaffInvitations {
  /** False where the address is invited already. */
  abstract add(invitation: StaffInvitation & { readonly tokenHash: string }): Promise<boolean>;

  /** Expired ones included. */
  abstract find(id: string): Promise<StaffInvitation | undefined>;

  /** Undefined for a link that is unknown, replaced, used or expired. */
  abstract findByToken(tokenHash: string, now: Date): Promise<StaffInvitation | undefined>;

  abstract sendAgain(id: string, sending: NewSending): Promise<boolean>;

  /** Ends an invitation; false where it has ended. */
  abstract end(id: string): Promise<boolean>;

  /** Ends the invitation of an address, if there is one. */
  abstract endOf(email: string): Promise<void>;

  /** Expired ones included, the newest first. */
  abstract list(page: PageRequest): Promise<Page<StaffInvitation>>;
}
