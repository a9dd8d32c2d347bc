import { applyDecorators } from '@nestjs/common';
import { IsIn, IsNumber, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { productRules } from '../../../../../common/contract/product.js';
import { DAY_MS } from '../../../../kernel/durations.js';
import { type Complete, defined } from '../../../../kernel/defined.js';
import { BlankIsAbsent } from '../../../../platform/http/blank-is-absent.js';
import { PageQuery, ToNumber } from '../../../../platform/http/page.query.js';
import { SearchText } from '../../../../platform/http/search-text.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import type { ProductFilter, ProductOrder } from '../../ports/catalog-queries.js';

/** How long a product counts as new. */
const NEW_MS = 30 * DAY_MS;

/** Above any price, and within the integer range of the database. */
const MOST_CENTS = 2_000_000_000;

const { brand } = productRules;

/** A query parameter that is on or off. */
export const IsFlag = (name: string) =>
  applyDecorators(
    IsIn(['true', 'false'], { message: `${name} must be true or false` }),
    IsOptional(),
    BlankIsAbsent(),
  );

/** The filters that the lists of shoppers and admins share. */
export class ProductFilterQuery extends PageQuery {
  /** Search terms, also prefixes or misspelled, in name, category or description. */
  @SearchText()
  searchTerm?: string;

  /** Ids of categories, separated by commas. */
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

  /** Only those of the last 30 days, newest first where `sort` is absent. */
  @IsFlag('new')
  new?: 'true' | 'false';

  @IsFlag('onSale')
  onSale?: 'true' | 'false';

  /** Exact match, case-insensitive. */
  @Trimmed()
  @BlankIsAbsent()
  @IsOptional()
  @MaxLength(brand.max, { message: brand.tooLong })
  @IsString({ message: brand.notText })
  brand?: string;
}

/** Converts the query to a filter. Prices become cents; a bound between two cents is rounded inwards. */
export function toProductFilter(query: ProductFilterQuery, now: Date): ProductFilter {
  const { searchTerm, categories, minPrice, maxPrice } = query;
  const filter: Complete<ProductFilter> = {
    searchTerm,
    categoryIds: categories?.split(',').map((id) => id.trim()),
    minCents: minPrice === undefined ? undefined : inCents(minPrice, Math.ceil),
    maxCents: maxPrice === undefined ? undefined : inCents(maxPrice, Math.floor),
    onSale: query.onSale === 'true' || undefined,
    brand: query.brand,
    createdSince: query.new === 'true' ? new Date(now.getTime() - NEW_MS) : undefined,
  };
  return defined(filter);
}

/** The order where no sort is asked for. */
export function ownOrderOf({ searchTerm, new: isNew }: ProductFilterQuery): ProductOrder {
  if (searchTerm !== undefined) return 'best-match';
  return isNew === 'true' ? 'newest' : 'price-desc';
}

/** 19.99 times 100 is 1998.9999…, so values next to an integer are rounded to it. */
function inCents(dollars: number, round: (cents: number) => number): number {
  const cents = dollars * 100;
  const nearest = Math.round(cents);
  const exact = Math.abs(cents - nearest) < 1e-4 ? nearest : round(cents);
  return Math.min(exact, MOST_CENTS);
}
