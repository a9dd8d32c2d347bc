import { IsDay } from '../../../../platform/http/day-range.js';

/** The days of an export. */
export class DocumentsQuery {
  /** The first UTC day, as YYYY-MM-DD. */
  @IsDay('from')
  from?: string;

  /** The last UTC day, as YYYY-MM-DD, included. */
  @IsDay('to')
  to?: string;
}
