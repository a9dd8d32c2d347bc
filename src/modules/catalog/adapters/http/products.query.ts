import { IsIn, IsNumber, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { BlankIsAbsent } from '../../../../platform/http/blank-is-absent.js';
import { PageQuery, ToNumber } from '../../../../platform/http/page.query.js';
import { SearchText } from '../../../../platform/http/search-text.js';

const FLAG = ['true', 'false'];

export class ProductsQuery extends PageQuery {
  /** Words, beginnings of words or misspelt ones, in name, category or description. */
  @SearchText()
  searchTerm?: string;

  /** Ids of categories, joined by commas. */
  @BlankIsAbsent()
  @IsOptional()
  @MaxLength(10_000, { message: 'categories must not be longer than 10000 characters' })
  @IsString({ message: 'categories must be ids joined by commas' })
  categories?: string;

  /** In dollars, of the price paid. */
  @BlankIsAbsent()
  @IsOptional()
  @ToNumber()
  @Min(0, { message: 'minPrice must not be negative' })
  @IsNumber({}, { message: 'minPrice must be a number' })
  minPrice?: number;

  /** In dollars, of the price paid. */
  @BlankIsAbsent()
  @IsOptional()
  @ToNumber()
  @Min(0, { message: 'maxPrice must not be negative' })
  @IsNumber({}, { message: 'maxPrice must be a number' })
  maxPrice?: number;

  /** By the price paid; without it a search is by best match, any other list descending. */
  @BlankIsAbsent()
  @IsOptional()
  @IsIn(['asc', 'desc'], { message: 'sort must be asc or desc' })
  sort?: 'asc' | 'desc';

  /** Only those of the last 30 days, newest first where `sort` is absent. */
  @BlankIsAbsent()
  @IsOptional()
  @IsIn(FLAG, { message: 'new must be true or false' })
  new?: 'true' | 'false';

  @BlankIsAbsent()
  @IsOptional()
  @IsIn(FLAG, { message: 'onSale must be true or false' })
  onSale?: 'true' | 'false';
}
