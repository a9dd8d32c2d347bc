import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { BlankIsAbsent } from '../../../../platform/http/blank-is-absent.js';
import { MaxDecimals } from '../../../../platform/http/max-decimals.js';
import { MOST_IN_STOCK, QUANTITY_RANGE } from '../../domain/product.js';
import { ProductsQuery } from './products.query.js';

const DISCOUNT_RANGE = 'Discount must be between 0 and 99';

/** How each price changes: by a percentage or by an amount, up or down. */
export class BulkPriceBody {
  /** For example -10. */
  @BlankIsAbsent()
  @IsOptional()
  @Max(1_000, { message: 'Percent must be between -99 and 1000' })
  @Min(-99, { message: 'Percent must be between -99 and 1000' })
  @MaxDecimals(2, 'Percent must be a number')
  percent?: number;

  /** In dollars. */
  @BlankIsAbsent()
  @IsOptional()
  @Max(999_999.99, { message: 'Amount must be between -999,999.99 and 999,999.99' })
  @Min(-999_999.99, { message: 'Amount must be between -999,999.99 and 999,999.99' })
  @MaxDecimals(2, 'Amount can have at most two decimals')
  amount?: number;
}

/** One change for the products of `ids`, or of a list's filter. */
export class BulkBody {
  @IsOptional()
  @IsString({ each: true, message: 'ids must be a list of ids' })
  @ArrayMaxSize(1_000, { message: 'At most 1,000 products can be changed at a time' })
  @ArrayMinSize(1, { message: 'ids must name a product' })
  @IsArray({ message: 'ids must be a list of ids' })
  ids?: string[];

  /** The query of the list. */
  @IsOptional()
  @ValidateNested()
  @IsObject({ message: 'filter must be an object' })
  @Type(() => ProductsQuery)
  filter?: ProductsQuery;

  @IsOptional()
  @ValidateNested()
  @IsObject({ message: 'price must be an object' })
  @Type(() => BulkPriceBody)
  price?: BulkPriceBody;

  /** Whole percent. */
  @IsOptional()
  @Max(99, { message: DISCOUNT_RANGE })
  @Min(0, { message: DISCOUNT_RANGE })
  @IsInt({ message: DISCOUNT_RANGE })
  discount?: number;

  @IsOptional()
  @Max(MOST_IN_STOCK, { message: QUANTITY_RANGE })
  @Min(0, { message: QUANTITY_RANGE })
  @IsInt({ message: QUANTITY_RANGE })
  quantity?: number;

  /** The id of a category. */
  @IsOptional()
  @IsString({ message: 'Category is required' })
  category?: string;
}
