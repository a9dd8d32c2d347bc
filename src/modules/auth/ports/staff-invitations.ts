import type { Page, PageRequest } from '../../../kernel/page.js';
import type { StaffInvitation } from '../domain/staff-invitation.js';

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
