import { applyDecorators } from '@nestjs/common';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { IsIn, IsNumber, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { eachText, productTexts } from '../../../../../common/contract/product.js';
import { TAX_CLASSES, type TaxClass } from '../../../../../common/contract/tax.js';
import { type Complete, defined } from '../../../../kernel/defined.js';
import { DAY_MS } from '../../../../kernel/time.js';
import { toDollars } from '../../../../kernel/money.js';
import {
  BlankIsAbsent,
  SearchText,
  ToNumber,
  Trimmed,
} from '../../../../platform/http/validators.js';
import { PageQuery } from '../../../../platform/http/queries.dto.js';
import { ImageSourceView } from '../../../../platform/storage/images.dto.js';
import type { ProductField } from '../../domain/product.js';
import type { ProductFilter, ProductOrder, ProductRecord } from '../../ports/catalog-queries.js';

/** How long a product counts as new. */
const NEW_MS = 30 * DAY_MS;

/** Above any price, and within the integer range of the database. */
const MOST_CENTS = 2_000_000_000;

const { brand } = productTexts;

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
    ...eachText((name) => query[name]),
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

/** Filters and order of the public list. */
export class ProductsQuery extends ProductFilterQuery {
  /** By the price paid; without it a search is by best match, any other list descending. */
  @BlankIsAbsent()
  @IsOptional()
  @IsIn(['asc', 'desc'], { message: 'sort must be asc or desc' })
  sort?: 'asc' | 'desc';
}

export function orderOf(query: ProductsQuery): ProductOrder {
  return query.sort ? `price-${query.sort}` : ownOrderOf(query);
}

export class ProductCategoryView {
  _id!: string;
  title!: string;
}

export class ProductView implements Record<ProductField, unknown> {
  _id!: string;
  name!: string;
  description!: string;
  /** In dollars, before the discount. */
  price!: number;
  hasDiscount!: boolean;
  /** Whole percent. */
  discount!: number;
  /** In dollars: what the shopper pays. */
  finalPrice!: number;
  /** URLs, the main image first. */
  images!: string[];
  /** The existing widths of each image. */
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { $ref: getSchemaPath(ImageSourceView) } },
  })
  srcset!: ImageSourceView[][];
  /** Units that can still be sold. */
  quantity!: number;
  category!: ProductCategoryView;
  featured!: boolean;
  brand!: string | null;
  /** As it is shipped, in grams; null where unknown. */
  weightGrams!: number | null;
  @ApiProperty({ enum: TAX_CLASSES, enumName: 'TaxClass' })
  taxClass!: TaxClass;
  /** Incremented by each edit. */
  version!: number;
  createdAt!: Date;

  static of(product: ProductRecord): ProductView {
    const { id, priceCents, finalPriceCents, discount, images, category } = product;
    return {
      _id: id,
      name: product.name,
      description: product.description,
      price: toDollars(priceCents),
      hasDiscount: discount > 0,
      discount,
      finalPrice: toDollars(finalPriceCents),
      images: images.map(({ url }) => url),
      srcset: images.map(({ srcset }) => [...srcset]),
      quantity: product.quantity,
      category: { _id: category.id, title: category.title },
      featured: product.featured,
      brand: product.brand,
      weightGrams: product.weightGrams,
      taxClass: product.taxClass,
      version: product.version,
      createdAt: product.createdAt,
    };
  }
}
