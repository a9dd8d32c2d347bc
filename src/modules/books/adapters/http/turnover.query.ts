import { applyDecorators } from '@nestjs/common';
import { IsIn, IsOptional } from 'class-validator';
import { TURNOVER_PERIODS, type TurnoverPeriod } from '../../../../../common/contract/books.js';
import { DayRangeQuery } from '../../../../platform/http/day-range.query.js';
import { BookPageQuery } from './books.query.js';

const IsTurnoverPeriod = () =>
  applyDecorators(
    IsIn(TURNOVER_PERIODS, { message: `by must be one of ${TURNOVER_PERIODS.join(', ')}` }),
    IsOptional(),
  );

/** Some days of the books, for a file of their turnover. */
export class TurnoverFilterQuery extends DayRangeQuery {
  /** Whether each month has rows of its own, which is the default, or all days have the same. */
  @IsTurnoverPeriod()
  by?: TurnoverPeriod;
}

/** A page of the turnover of some days. */
export class TurnoverQuery extends BookPageQuery {
  /** Whether each month has rows of its own, which is the default, or all days have the same. */
  @IsTurnoverPeriod()
  by?: TurnoverPeriod;
}
