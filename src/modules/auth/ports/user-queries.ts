import type { Role } from '../../../../common/contract/role.js';
import type { Page, PageRequest, Sort } from '../../../kernel/page.js';
import type { TimeRange } from '../../../kernel/time.js';
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
  /** The owners who are not blocked, the oldest accounts first. */
  abstract owners(): Promise<readonly User[]>;
  /** Whether anybody who is not blocked owns the shop. */
  async hasOwner(): Promise<boolean> {
    return (await this.owners()).length > 0;
  }
  /** The members of the staff who are not blocked, the oldest accounts first. */
  abstract staff(): Promise<readonly User[]>;
  abstract list(filter: UserFilter): Promise<Page<User>>;
  /** All users of a selection in batches, by id. */
  abstract batches(selection: UserSelection): AsyncIterable<readonly User[]>;
  abstract countByRole(): Promise<Readonly<Record<Role, number>>>;
}

/** Finds users by what another module knows of them. Returns the ids of some hundred at most. */
export type UserSearch = (searchTerm: string) => Promise<readonly string[]>;

/** The searches of other modules, which add them when they start. */
export class UserSearches {
  private readonly added: UserSearch[] = [];

  add(search: UserSearch): void {
    this.added.push(search);
  }

  /** The ids of the users that any of them finds. */
  async find(searchTerm: string): Promise<readonly string[]> {
    return (await Promise.all(this.added.map((search) => search(searchTerm)))).flat();
  }
}
