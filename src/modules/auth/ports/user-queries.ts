import type { Page, PageRequest, Sort } from '../../../kernel/page.js';
import type { TimeRange } from '../../../kernel/time-range.js';
import type { Role } from '../../../../common/contract/role.js';
import type { User } from '../domain/user.js';

export const USER_SORTS = ['name', 'email', 'role', 'createdAt'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** The filter of the list; the times are of the account's creation. */
export interface UserSelection extends TimeRange {
  /** Part of a name, email address or phone number, or what another module finds users by. */
  readonly searchTerm?: string;
  readonly role?: Role;
}

export interface UserFilter extends PageRequest, UserSelection {
  readonly sort: Sort<UserSort>;
}

/** Reads users; for other modules too. */
export abstract class UserQueries {
  /** Undefined when unknown. */
  abstract find(id: string): Promise<User | undefined>;
  /** By the ids of the users; those that are unknown are missing. */
  abstract namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  abstract list(filter: UserFilter): Promise<Page<User>>;
  /** All users of a selection in batches, by id. */
  abstract batches(selection: UserSelection): AsyncIterable<readonly User[]>;
  abstract countByRole(): Promise<Readonly<Record<Role, number>>>;
}
