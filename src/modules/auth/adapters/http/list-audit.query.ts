import { Transform, Type } from 'class-transformer';
import { IsDate, IsOptional, IsString, MaxLength, MinDate } from 'class-validator';
import { DAY_MS } from '../../../../kernel/durations.js';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { SearchText } from '../../../../platform/http/search-text.js';
import { SortedBy } from '../../../../platform/http/sorted-by.js';
import { AUDIT_SORTS } from '../../ports/audit-queries.js';

/** Postgres has no timestamps far in the past, and nothing happened then. */
const EARLIEST = new Date(0);

/** The filters of the audit list. */
export class ListAuditQuery extends PageQuery {
  /** Part of a name, an email address, an action, a subject, or of the states before or after. */
  @SearchText()
  searchTerm?: string;

  /** A user's id. */
  @IsOptional()
  @IsString({ message: 'who must be an id' })
  who?: string;

  /** An action such as `users.make-admin`, or the part before its dot. */
  @IsOptional()
  @MaxLength(100, { message: 'what is too long' })
  @IsString({ message: 'what must be text' })
  what?: string;

  @IsOptional()
  @Type(() => Date)
  @MinDate(EARLIEST, { message: 'from must not be before 1970' })
  @IsDate({ message: 'from must be a date' })
  from?: Date;

  /** A day is inclusive, a time exclusive. */
  @IsOptional()
  @Transform(({ value }) => endOf(value))
  @MinDate(EARLIEST, { message: 'to must not be before 1970' })
  @IsDate({ message: 'to must be a date' })
  to?: Date;

  /** `at`, or `-at` for the newest first, which it is where absent. */
  @SortedBy(AUDIT_SORTS)
  sort?: string;
}

/** The end of a day given as YYYY-MM-DD; any other value as the time that it names. */
function endOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
  return new Date(Date.parse(value) + (isDay ? DAY_MS : 0));
}
