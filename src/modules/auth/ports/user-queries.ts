import type { Page, PageRequest } from '../../../kernel/page.js';
import type { User, Role } from '../domain/user.js';

/** The filter of the list. */
export interface UserSelection {
  /** Part of a name or email address. */
  readonly searchTerm?: string;
  readonly role?: Role;
}

export interface UserFilter extends PageRequest, UserSelection {
  readonly sort: { readonly field: 'email' | 'createdAt'; readonly descending: boolean };
}

/** Reads users; for other modules too. */
export abstract class UserQueries {
  /** Undefined when unknown. */
  abstract find(id: string): Promise<User | undefined>;
  abstract list(filter: UserFilter): Promise<Page<User>>;
  /** All users of a selection in batches, by id. */
  abstract batches(selection: UserSelection): AsyncIterable<readonly User[]>;
  abstract countByRole(): Promise<Readonly<Record<Role, number>>>;
}
