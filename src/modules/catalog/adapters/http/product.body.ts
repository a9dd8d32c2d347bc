import { PartialType } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
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
import { MaxDecimals } from '../../../../platform/http/max-decimals.js';
import { ToNumber } from '../../../../platform/http/page.query.js';
import { Trimmed } from '../../../../platform/http/trimmed.js';
import { MOST_IN_STOCK, NO_IMAGE, QUANTITY_RANGE } from '../../domain/product.js';

const PRICE_RANGE = 'Price must be between 0.01 and 999,999.99';
const DISCOUNT_RANGE = 'Discount must be between 0 and 99';

/** The product form, without its images. */
class ProductFields {
  @Trimmed()
  @MaxLength(200, { message: 'Name is too long' })
  @IsNotEmpty({ message: 'Name is required' })
  @IsString({ message: 'Name is required' })
  name!: string;

  /** In dollars. */
  @ToNumber()
  @Max(999_999.99, { message: PRICE_RANGE })
  @Min(0.01, { message: PRICE_RANGE })
  @MaxDecimals(2, 'Price can have at most two decimals')
  @IsNumber({}, { message: 'Price must be a number' })
  price!: number;

  @ToNumber()
  @Max(MOST_IN_STOCK, { message: QUANTITY_RANGE })
  @Min(0, { message: QUANTITY_RANGE })
  @IsInt({ message: QUANTITY_RANGE })
  @IsNumber({}, { message: 'Quantity must be a number' })
  quantity!: number;

  /** The id of a category. */
  @IsNotEmpty({ message: 'Category is required' })
  @IsString({ message: 'Category is required' })
  category!: string;

  @Trimmed()
  @MaxLength(10_000, { message: 'Description is too long' })
  @MinLength(10, { message: 'Description must be at least 10 characters' })
  @IsString({ message: 'Description must be at least 10 characters' })
  description!: string;

  /** Whole percent. */
  @IsOptional()
  @ToNumber()
  @Max(99, { message: DISCOUNT_RANGE })
  @Min(0, { message: DISCOUNT_RANGE })
  @IsInt({ message: DISCOUNT_RANGE })
  @IsNumber({}, { message: 'Price must be a number' })
  discount?: number | null;

  @IsOptional()
  @IsBoolean({ message: 'Featured must be true or false' })
  featured?: boolean | null;
}

export class NewProductBody extends ProductFields {
  /** One to three addresses of uploaded images, the main one first. */
  @IsString({ each: true, message: NO_IMAGE })
  @ArrayMaxSize(3, { message: 'You can upload a maximum of 3 images' })
  @ArrayMinSize(1, { message: 'At least one image is required' })
  @IsArray({ message: 'At least one image is required' })
  images!: string[];
}

/** Any subset of the product form. */
export class EditProductBody extends PartialType(ProductFields, {
  skipNullProperties: false,
}) {
  @IsOptional()
  @IsString({ each: true, message: NO_IMAGE })
  @ArrayMaxSize(3, { message: 'Cannot upload more than 3 images' })
  @ArrayMinSize(1, { message: 'At least one image is required' })
  @IsArray({ message: 'At least one image is required' })
  images?: string[] | null;

  /** The quantity the admin saw: then the difference is applied. */
  @IsOptional()
  @Max(MOST_IN_STOCK, { message: QUANTITY_RANGE })
  @Min(0, { message: QUANTITY_RANGE })
  @IsInt({ message: QUANTITY_RANGE })
  baseQuantity?: number | null;

  /** The version the admin saw: an older one than the stored is refused. */
  @IsOptional()
  @Max(2_000_000_000, { message: 'Version must be a whole number' })
  @Min(0, { message: 'Version must be a whole number' })
  @IsInt({ message: 'Version must be a whole number' })
  version?: number | null;
}
