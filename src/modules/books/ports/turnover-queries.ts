import type { Page, PageRequest } from '../../../kernel/page.js';
import type { TurnoverPeriod } from '../../../../common/contract/books.js';
import type { Turnover } from '../domain/turnover.js';
import type { DayRange } from '../../../kernel/day-range.js';

export interface TurnoverFilter extends DayRange {
  /** Whether each month is a row of its own, or all the days together. */
  readonly by: TurnoverPeriod;
}

/** What was earned by destination and tax rate. */
export abstract class TurnoverQueries {
  /** The newest month first, then by country, state and rate. */
  abstract page(filter: TurnoverFilter, page: PageRequest): Promise<Page<Turnover>>;
}
