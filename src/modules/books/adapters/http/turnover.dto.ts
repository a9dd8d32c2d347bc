import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { TURNOVER_PERIODS, type TurnoverPeriod } from '../../../../../common/contract/books.js';
import { CURRENCY } from '../../../../../common/contract/order.js';
import { percentOf, toDollars } from '../../../../kernel/money.js';
import { DayRangeQuery } from '../../../../platform/http/queries.dto.js';
import type { Turnover } from '../../domain/book-period.js';
import { BookPageQuery } from './books.dto.js';

const ONE_OF = `by must be one of ${TURNOVER_PERIODS.join(', ')}`;

/** Some days of the books, for a file of their turnover. */
export class TurnoverFilterQuery extends DayRangeQuery {
  /** Whether each month has rows of its own, which is the default, or all days have the same. */
  @IsIn(TURNOVER_PERIODS, { message: ONE_OF })
  @IsOptional()
  by?: TurnoverPeriod;
}

/** A page of the turnover of some days. */
export class TurnoverQuery extends BookPageQuery {
  /** Whether each month has rows of its own, which is the default, or all days have the same. */
  @IsIn(TURNOVER_PERIODS, { message: ONE_OF })
  @IsOptional()
  by?: TurnoverPeriod;
}

/** What was earned at one tax rate into one destination, in dollars; refunds are taken off. */
@ApiSchema({ name: 'Turnover' })
export class TurnoverView {
  _id!: string;
  /** `YYYY-MM`; null where it is of all the days that were asked for. */
  @ApiProperty({ nullable: true, type: String })
  month!: string | null;
  /** Two letters of ISO 3166-1; null where it is unknown. */
  @ApiProperty({ nullable: true, type: String })
  country!: string | null;
  /** A code; null where it is unknown, and in a country without states. */
  @ApiProperty({ nullable: true, type: String })
  state!: string | null;
  /** In percent; null where it is unknown, and where nothing was taxed. */
  @ApiProperty({ nullable: true, type: Number })
  taxRate!: number | null;
  /** Goods less discounts, and delivery, without tax. */
  net!: number;
  tax!: number;
  /** `net` and `tax`. */
  gross!: number;
  currency!: string;

  static of(this: void, { month, country, state, ...turnover }: Turnover): TurnoverView {
    const { netCents, taxCents } = turnover;
    const taxRate = turnover.taxRate === null ? null : percentOf(turnover.taxRate);
    return {
      _id: [month ?? 'all', country ?? '', state ?? '', taxRate ?? ''].join('-'),
      month,
      country,
      state,
      taxRate,
      net: toDollars(netCents),
      tax: toDollars(taxCents),
      gross: toDollars(netCents + taxCents),
      currency: CURRENCY,
    };
  }
}
