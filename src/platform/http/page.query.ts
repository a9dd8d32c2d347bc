import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { listRules } from '../../../common/contract/list.js';

const { maxPage, maxLimit } = listRules;

/** Converts query text to a number; other text is left for the validation to report. */
export const ToNumber = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  );

/** `page` and `limit` of a list. The default of the list applies where `limit` is absent. */
export class PageQuery {
  @IsOptional()
  @ToNumber()
  @Max(maxPage, { message: `page must not be greater than ${maxPage}` })
  @Min(1, { message: 'page must be at least 1' })
  @IsInt({ message: 'page must be a whole number' })
  page?: number;

  @IsOptional()
  @ToNumber()
  @Max(maxLimit, { message: `limit must not be greater than ${maxLimit}` })
  @Min(1, { message: 'limit must be at least 1' })
  @IsInt({ message: 'limit must be a whole number' })
  limit?: number;
}
