import { IntersectionType } from '@nestjs/swagger';
import { DayRangeQuery } from '../../../../platform/http/day-range.query.js';
import { PageQuery } from '../../../../platform/http/page.query.js';

/** A page of some days of the books. */
export class BookPageQuery extends IntersectionType(PageQuery, DayRangeQuery) {}
