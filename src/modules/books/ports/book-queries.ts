import type { TurnoverPeriod } from '../../../../common/contract/books.js';
import type { Page, PageRequest } from '../../../kernel/page.js';
import type { DayRange } from '../../../kernel/time.js';
import type { BookPeriod, Turnover } from '../domain/book-period.js';
import type { LedgerEntry } from '../domain/ledger-entry.js';

/** An entry with the number of its order. */
export interface ListedEntry extends LedgerEntry {
  readonly orderNumber: number | null;
}

/** Reads of the books. */
export abstract class BookQueries {
  /** Days or months with entries, the newest first. */
  abstract periods(
    length: 'day' | 'month',
    days: DayRange,
    page: PageRequest,
  ): Promise<Page<BookPeriod>>;
  /** The newest day first, and a day in the order of its entries. */
  abstract entries(days: DayRange, page: PageRequest): Promise<Page<ListedEntry>>;
  /** All entries in batches, the oldest first; those that are added meanwhile may be left out. */
  abstract batches(days: DayRange): AsyncIterable<readonly ListedEntry[]>;
}

export interface TurnoverFilter extends DayRange {
  /** Whether each month is a row of its own, or all the days together. */
  readonly by: TurnoverPeriod;
}

/** What was earned by destination and tax rate. */
export abstract class TurnoverQueries {
  /** The newest month first, then by country, state and rate. */
  abstract page(filter: TurnoverFilter, page: PageRequest): Promise<Page<Turnover>>;
}
