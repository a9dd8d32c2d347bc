import type { Page, PageRequest } from '../../../kernel/page.js';
import type { Person, Role } from '../domain/person.js';

/** What the list is narrowed to. */
export interface PeopleSelection {
  /** Part of a name or e-mail. */
  readonly searchTerm?: string;
  readonly role?: Role;
}

export interface PeopleFilter extends PageRequest, PeopleSelection {
  readonly sort: { readonly field: 'email' | 'createdAt'; readonly descending: boolean };
}

/** The admin's list of people. */
export abstract class PeopleQueries {
  abstract list(filter: PeopleFilter): Promise<Page<Person>>;
  /** Everybody of a selection in batches, in the order of their accounts. */
  abstract walk(selection: PeopleSelection): AsyncIterable<readonly Person[]>;
}
