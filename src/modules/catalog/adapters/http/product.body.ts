import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { productRules } from '../../../../../common/contract/product.js';
import {
  DEFAULT_TAX_CLASS,
  TAX_CLASSES,
  type TaxClass,
} from '../../../../../common/contract/tax.js';
import { type Complete, defined } from '../../../../kernel/defined.js';
import { Money } from '../../../../kernel/money.js';
import { MaxCharacters } from '../../../../platform/http/max-characters.js';
import { MaxDecimals } from '../../../../platform/http/max-decimals.js';
import { IsWholeNumber } from '../../../../platform/http/number-rules.js';
import { ToNumber } from '../../../../platform/http/page.query.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import type { NewProduct, ProductEdit } from '../../domain/product.js';
import { SeenVersion } from './seen-version.js';

const { name, description, price, discount, quantity, category, images, brand } = productRules;
const { weightGrams, taxClass } = productRules;
/** For the OpenAPI document, which reads such bounds from literals only. */
const ITEMS = { minItems: images.min, maxItems: images.max };

/** The product form without its images. */
class ProductFields {
  @Trimmed()
  @MaxLength(name.max, { message: name.tooLong })
  @IsNotEmpty({ message: name.required })
  @IsString({ message: name.required })
  name!: string;

  /** In dollars. */
  @ToNumber()
  @Max(price.max, { message: price.outOfRange })
  @Min(price.min, { message: price.outOfRange })
  @MaxDecimals(price.decimals, price.tooManyDecimals)
  @IsNumber({}, { message: price.notANumber })
  price!: number;

  @ToNumber()
  @Max(quantity.max, { message: quantity.outOfRange })
  @Min(quantity.min, { message: quantity.outOfRange })
  @IsInt({ message: quantity.outOfRange })
  @IsNumber({}, { message: quantity.notANumber })
  quantity!: number;

  /** The id of a category. */
  @IsNotEmpty({ message: category.required })
  @IsString({ message: category.required })
  category!: string;

  @Trimmed()
  @MaxLength(description.max, { message: description.tooLong })
  @MinLength(description.min, { message: description.tooShort })
  @IsString({ message: description.tooShort })
  description!: string;

  /** Whole percent. */
  @IsOptional()
  @ToNumber()
  @Max(discount.max, { message: discount.outOfRange })
  @Min(discount.min, { message: discount.outOfRange })
  @IsInt({ message: discount.outOfRange })
  @IsNumber({}, { message: discount.notANumber })
  discount?: number | null;

  @IsOptional()
  @IsBoolean({ message: 'Featured must be true or false' })
  featured?: boolean | null;

  /** Empty: no brand. */
  @IsOptional()
  @Trimmed()
  @MaxCharacters(brand.max, brand.tooLong)
  @IsString({ message: brand.notText })
  @ApiPropertyOptional({ type: String, nullable: true, maxLength: brand.max })
  brand?: string | null;

  /** As it is shipped, in grams; empty: unknown. */
  @IsOptional()
  @IsWholeNumber(weightGrams)
  @ApiPropertyOptional({ type: 'integer', nullable: true })
  weightGrams?: number | null;

  @IsOptional()
  @IsIn(TAX_CLASSES, { message: taxClass.invalid })
  @ApiPropertyOptional({ enum: TAX_CLASSES, enumName: 'TaxClass' })
  taxClass?: TaxClass | null;
}

export class NewProductBody extends ProductFields {
  /** One to three URLs of uploaded images, the main one first. */
  @IsString({ each: true, message: images.notAnImage })
  @ArrayMaxSize(images.max, { message: images.tooMany })
  @ArrayMinSize(images.min, { message: images.required })
  @IsArray({ message: images.required })
  @ApiProperty(ITEMS)
  images!: string[];
}

/** Any subset of the product form. */
export class EditProductBody extends PartialType(ProductFields, {
  skipNullProperties: false,
}) {
  @IsOptional()
  @IsString({ each: true, message: images.notAnImage })
  @ArrayMaxSize(images.max, { message: images.tooManyInAll })
  @ArrayMinSize(images.min, { message: images.required })
  @IsArray({ message: images.required })
  @ApiPropertyOptional(ITEMS)
  images?: string[] | null;

  /** The quantity the admin saw; with it the difference is applied. */
  @IsOptional()
  @Max(quantity.max, { message: quantity.outOfRange })
  @Min(quantity.min, { message: quantity.outOfRange })
  @IsInt({ message: quantity.outOfRange })
  baseQuantity?: number | null;

  /** The version the admin saw; one older than the stored version is refused. */
  @SeenVersion()
  version?: number | null;
}

/** Converts the form to the units of the domain; an id is one text, in small letters. */
export function newProductOf(body: NewProductBody): NewProduct {
  return {
    name: body.name,
    description: body.description,
    priceCents: Money.ofDollars(body.price).cents,
    discount: body.discount ?? 0,
    categoryId: body.category.toLowerCase(),
    images: body.images,
    featured: body.featured ?? false,
    brand: body.brand || null,
    weightGrams: body.weightGrams ?? null,
    taxClass: body.taxClass ?? DEFAULT_TAX_CLASS,
    quantity: body.quantity,
  };
}

/** Converts the fields that were sent. */
export function productEditOf(body: EditProductBody): ProductEdit {
  const edit: Complete<ProductEdit> = {
    name: body.name,
    description: body.description,
    priceCents: body.price === undefined ? undefined : Money.ofDollars(body.price).cents,
    discount: body.discount ?? undefined,
    categoryId: body.category?.toLowerCase(),
    images: body.images ?? undefined,
    featured: body.featured ?? undefined,
    brand: body.brand === undefined ? undefined : body.brand || null,
    weightGrams: body.weightGrams,
    taxClass: body.taxClass ?? undefined,
    quantity: body.quantity,
    baseQuantity: body.baseQuantity ?? undefined,
    version: body.version ?? undefined,
  };
  return defined(edit);
}
