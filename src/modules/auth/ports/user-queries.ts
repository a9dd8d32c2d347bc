import type { Page, PageRequest } from '../../../kernel/page.js';
import type { User, Role } from '../domain/user.js';

/** What the list is narrowed to. */
export interface UserSelection {
  /** Part of a name or e-mail. */
  readonly searchTerm?: string;
  readonly role?: Role;
}

export interface UserFilter extends PageRequest, UserSelection {
  readonly sort: { readonly field: 'email' | 'createdAt'; readonly descending: boolean };
}

/** The admin's list of users. */
export abstract class UserQueries {
  abstract list(filter: UserFilter): Promise<Page<User>>;
  /** Everybody of a selection in batches, in the order of their accounts. */
  abstract walk(selection: UserSelection): AsyncIterable<readonly User[]>;
}
