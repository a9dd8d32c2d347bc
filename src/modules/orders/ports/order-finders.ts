/** A finder may leave out what is more than this: so many matches tell a reader nothing. */
export const MOST_FOUND = 10_000;

/** Finds orders by what another module knows of them. Returns the ids of at most `MOST_FOUND`. */
export type OrderFinder = (searchTerm: string) => Promise<readonly string[]>;

/** The finders of other modules, which add them when they start. */
export class OrderFinders {
  private readonly added: OrderFinder[] = [];

  add(finder: OrderFinder): void {
    this.added.push(finder);
  }

  /** The ids of the orders that any of them finds. */
  async find(searchTerm: string): Promise<readonly string[]> {
    return (await Promise.all(this.added.map((finder) => finder(searchTerm)))).flat();
  }
}
