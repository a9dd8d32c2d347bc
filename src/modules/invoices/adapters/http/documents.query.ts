import { IsDay } from '../../../../platform/http/day-range.js';

/** The days of an export. */
export class DocumentsQuery {
  /** The first day, as YYYY-MM-DD, in the time zone of the shop. */
  @IsDay('from')
  from?: string;

  /** The last day, as YYYY-MM-DD, included. */
  @IsDay('to')
  to?: string;
}
