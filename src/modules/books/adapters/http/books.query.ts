import { IsDay } from '../../../../platform/http/day-range.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import type { BookDays } from '../../ports/book-queries.js';

/** Some days of the books. */
export class BookDaysQuery implements BookDays {
  /** The first day, as YYYY-MM-DD, in the time zone of the shop. */
  @IsDay('from')
  from?: string;

  /** The last day, as YYYY-MM-DD, included. */
  @IsDay('to')
  to?: string;
}

/** A page of some days of the books. */
export class BookPageQuery extends PageQuery implements BookDays {
  /** The first day, as YYYY-MM-DD, in the time zone of the shop. */
  @IsDay('from')
  from?: string;

  /** The last day, as YYYY-MM-DD, included. */
  @IsDay('to')
  to?: string;
}
