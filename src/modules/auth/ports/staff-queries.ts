import type { StaffRole } from '../../../../common/contract/staff.js';
import type { Page, PageRequest } from '../../../kernel/page.js';

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
