/** A slice of a list: `page` counts from 1. */
export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/** One page of a list with the total of the whole list. */
export interface Page<Item> extends PageRequest {
  readonly items: readonly Item[];
  readonly total: number;
  /** False where counting stopped at a bound: there are at least `total`; of products more than a page shows where another page follows. */
  readonly totalIsExact: boolean;
}

/** The number of rows before a page. */
export function offsetOf(request: PageRequest): number {
  return (request.page - 1) * request.limit;
}

/** The order of a list. Ties are broken by id. */
export interface Sort<Field extends string> {
  readonly by: Field;
  readonly descending: boolean;
}
