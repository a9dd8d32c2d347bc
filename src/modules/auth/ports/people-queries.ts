import type { Page, PageRequest } from '../../../kernel/page.js';
import type { Person, Role } from '../domain/person.js';

export interface PeopleFilter extends PageRequest {
  /** Part of a name or e-mail. */
  readonly searchTerm?: string;
  readonly role?: Role;
  readonly sort: { readonly field: 'email' | 'createdAt'; readonly descending: boolean };
}

/** The admin's list of people. */
export abstract class PeopleQueries {
  abstract list(filter: PeopleFilter): Promise<Page<Person>>;
}
