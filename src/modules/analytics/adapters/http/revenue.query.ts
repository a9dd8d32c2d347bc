import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ToNumber } from '../../../../platform/http/page.query.js';

/** The requested days of revenue. */
export class RevenueQuery {
  /** Number of days up to today; 30 where absent. */
  @IsOptional()
  @ToNumber()
  @Max(730, { message: 'days must not be greater than 730' })
  @Min(1, { message: 'days must be at least 1' })
  @IsInt({ message: 'days must be a whole number' })
  days?: number;

  /** `true` adds as many preceding days in `meta.previous`. */
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'compare must be true or false' })
  compare?: 'true' | 'false';
}
