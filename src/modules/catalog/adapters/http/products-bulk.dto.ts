import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Max,
  Min,
} from 'class-validator';
import { bulkChangeRules, productRules } from '../../../../../common/contract/product.js';
import { Money, toDollars } from '../../../../kernel/money.js';
import { BlankIsAbsent, MaxDecimals, NestedObject } from '../../../../platform/http/validators.js';
import type { Product } from '../../domain/product.js';
import type { ProductChange } from '../../use-cases/edit-product.js';
import { AdminProductsQuery } from './products-admin.dto.js';

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
  @NestedObject(() => AdminProductsQuery, 'filter must be an object')
  filter?: AdminProductsQuery;

  @IsOptional()
  @NestedObject(() => BulkPriceBody, 'price must be an object')
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

export class BulkStateView {
  /** In dollars. */
  price!: number;
  discount!: number;
  /** In dollars: what the shopper pays. */
  finalPrice!: number;
  quantity!: number;
  /** The id of its category. */
  category!: string;

  static of({ priceCents, discount, quantity, categoryId }: Product): BulkStateView {
    return {
      price: toDollars(priceCents),
      discount,
      finalPrice: toDollars(Money.ofCents(priceCents).less(discount).cents),
      quantity,
      category: categoryId,
    };
  }
}

/** What changes for one product. */
export class BulkChangeView {
  _id!: string;
  name!: string;
  before!: BulkStateView;
  after!: BulkStateView;

  static of({ before, after }: ProductChange): BulkChangeView {
    const { id, name } = before;
    return { _id: id, name, before: BulkStateView.of(before), after: BulkStateView.of(after) };
  }
}
