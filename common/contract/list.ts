/** The bounds of every list's query. */
export const listRules = {
  maxPage: 1_000_000,
  /** The most items of a page. */
  maxLimit: 100,
  /** In characters. */
  maxSearchTerm: 200,
} as const;

/** The items of a page where a query names no other number. */
export const PRODUCTS_PER_PAGE = 8;
export const ROWS_PER_PAGE = 25;
/** The sizes of a page that an admin can choose. */
export const PAGE_SIZES = [PRODUCTS_PER_PAGE, ROWS_PER_PAGE, 50, listRules.maxLimit] as const;
