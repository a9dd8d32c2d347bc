import { ApiPropertyOptional } from '@nestjs/swagger';
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
import { bulkChangeRules, productRules } from '../../../../../common/contract/product.js';
import { BlankIsAbsent } from '../../../../platform/http/blank-is-absent.js';
import { MaxDecimals } from '../../../../platform/http/max-decimals.js';
import { AdminProductsQuery } from './admin-products.query.js';

const { discount, quantity, category } = productRules;
const { percent, amount } = bulkChangeRules;

/** How each price changes: by a percentage or by an amount, up or down. */
export class BulkPriceBody {
  /** For example -10. */
  @BlankIsAbsent()
  @IsOptional()
  @Max(percent.max, { message: percent.outOfRange })
  @Min(percent.min, { message: percent.outOfRange })
  @MaxDecimals(percent.decimals, percent.notANumber)
  percent?: number;

  /** In dollars. */
  @BlankIsAbsent()
  @IsOptional()
  @Max(amount.max, { message: amount.outOfRange })
  @Min(amount.min, { message: amount.outOfRange })
  @MaxDecimals(amount.decimals, amount.tooManyDecimals)
  amount?: number;
}

/** One change for the products of `ids`, or of a list's filter. */
export class BulkBody {
  @IsOptional()
  @IsString({ each: true, message: 'ids must be a list of ids' })
  @ArrayMaxSize(bulkChangeRules.max, { message: bulkChangeRules.tooMany })
  @ArrayMinSize(1, { message: 'ids must name a product' })
  @IsArray({ message: 'ids must be a list of ids' })
  @ApiPropertyOptional({ minItems: 1, maxItems: bulkChangeRules.max })
  ids?: string[];

  /** The query of the list. */
  @IsOptional()
  @ValidateNested()
  @IsObject({ message: 'filter must be an object' })
  @Type(() => AdminProductsQuery)
  filter?: AdminProductsQuery;

  @IsOptional()
  @ValidateNested()
  @IsObject({ message: 'price must be an object' })
  @Type(() => BulkPriceBody)
  price?: BulkPriceBody;

  /** Whole percent. */
  @IsOptional()
  @Max(discount.max, { message: discount.outOfRange })
  @Min(discount.min, { message: discount.outOfRange })
  @IsInt({ message: discount.outOfRange })
  discount?: number;

  @IsOptional()
  @Max(quantity.max, { message: quantity.outOfRange })
  @Min(quantity.min, { message: quantity.outOfRange })
  @IsInt({ message: quantity.outOfRange })
  quantity?: number;

  /** The id of a category. */
  @IsOptional()
  @IsString({ message: category.required })
  category?: string;
}
