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
