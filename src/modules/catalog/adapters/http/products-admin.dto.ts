import { applyDecorators } from '@nestjs/common';
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
import { cartRules } from '../../../../../common/contract/cart.js';
import {
  eachText,
  productRules,
  type ProductText,
  productTexts,
} from '../../../../../common/contract/product.js';
import type { ShopSettings } from '../../../../../common/contract/shop-settings.js';
import { TAX_CLASSES, type TaxClass } from '../../../../../common/contract/tax.js';
import { type Complete, defined } from '../../../../kernel/defined.js';
import { InvalidInput } from '../../../../kernel/domain-error.js';
import { Money } from '../../../../kernel/money.js';
import { IsDay, timeRangeOf } from '../../../../platform/http/queries.dto.js';
import { SortedBy, sortOf } from '../../../../platform/http/sorted-by.js';
import {
  BlankIsAbsent,
  IsWholeNumber,
  MaxCharacters,
  MaxDecimals,
  NestedObject,
  ToNumber,
  Trimmed,
} from '../../../../platform/http/validators.js';
import { IsVersion } from '../../../../platform/http/version-number.js';
import {
  type NewProduct,
  type OptionalDetails,
  PRODUCT_DEFAULTS,
  type ProductEdit,
} from '../../domain/product.js';
import type { AdminProductFilter, ProductOrder } from '../../ports/catalog-queries.js';
import { IsFlag, ownOrderOf, ProductFilterQuery, toProductFilter } from './products.dto.js';

/** The version that an admin saw of what an edit changes; an edit without one is applied to any. */
export const SeenVersion = (): PropertyDecorator =>
  applyDecorators(IsOptional(), IsVersion('Version must be a whole number', 0));

const STOCKS = ['low', 'out'] as const;

/** The orders of each field that the list sorts by. */
const ORDERS = {
  name: ['name-asc', 'name-desc'],
  finalPrice: ['price-asc', 'price-desc'],
  quantity: ['stock-asc', 'stock-desc'],
  createdAt: ['oldest', 'newest'],
} as const satisfies Record<string, readonly [ProductOrder, ProductOrder]>;
const SORTS = ['name', 'finalPrice', 'quantity', 'createdAt'] as const;

/** Filters and order of an admin's list. */
export class AdminProductsQuery extends ProductFilterQuery {
  /** `out`: none left; `low`: the shop's threshold for low stock or fewer, none included. */
  @BlankIsAbsent()
  @IsOptional()
  @IsIn(STOCKS, { message: `stock must be one of ${STOCKS.join(', ')}` })
  stock?: (typeof STOCKS)[number];

  @IsFlag('featured')
  featured?: 'true' | 'false';

  /** The first day of creation, as YYYY-MM-DD, in the time zone of the shop. */
  @IsDay('from')
  from?: string;

  /** The last day of creation, as YYYY-MM-DD, in the time zone of the shop, included. */
  @IsDay('to')
  to?: string;

  /** A field, or `-field` for descending; where absent as in the list of shoppers. */
  @SortedBy(SORTS)
  sort?: string;
}

/** Converts the query to a filter by the shop's time zone and its threshold of low stock, in units. */
export function adminFilterOf(
  query: AdminProductsQuery,
  now: Date,
  { timeZone, lowStockThreshold }: Pick<ShopSettings, 'timeZone' | 'lowStockThreshold'>,
): AdminProductFilter {
  const { from, before } = timeRangeOf(timeZone, query);
  return {
    ...toProductFilter(query, now),
    ...(query.stock && { maxQuantity: query.stock === 'out' ? 0 : lowStockThreshold }),
    ...(query.featured === 'true' && { featured: true }),
    ...(from && { createdSince: from }),
    ...(before && { createdBefore: before }),
  };
}

export function adminOrderOf(query: AdminProductsQuery): ProductOrder {
  const { sort } = query;
  if (sort === undefined) return ownOrderOf(query);
  const { by, descending } = sortOf(SORTS, sort, { by: 'finalPrice', descending: true });
  return ORDERS[by][descending ? 1 : 0];
}

const { name, description, price, discount, quantity, category, images } = productRules;
const { weightGrams, taxClass } = productRules;
/** For the OpenAPI document, which reads such bounds from literals only. */
const ITEMS = { minItems: images.min, maxItems: images.max };

/** A text of a product in its form; an empty one is none. */
const IsTextOfForm = ({ max, tooLong, notText }: (typeof productTexts)[ProductText]) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: max }),
    IsString({ message: notText }),
    MaxCharacters(max, tooLong),
    Trimmed(),
    IsOptional(),
  );

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
  @IsTextOfForm(productTexts.brand)
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

const PRODUCT_ID = 'id must be that of the address';

/** Any subset of the product form. */
export class ProductEditFields extends PartialType(ProductFields, {
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

/** The fields alone, or inside `data`, beside which no other counts. */
export class EditProductBody extends ProductEditFields {
  /** As in the address. */
  @IsOptional()
  @IsString({ message: PRODUCT_ID })
  id?: string;

  @IsOptional()
  @NestedObject(() => ProductEditFields, 'data must be an object with the fields to change')
  data?: ProductEditFields;
}

/** Converts what may be left out of a form. */
function optionalDetailsOf(body: Partial<ProductFields>): Complete<OptionalDetails> {
  return {
    discount: body.discount ?? undefined,
    featured: body.featured ?? undefined,
    ...eachText((text) => (body[text] === undefined ? undefined : body[text] || null)),
    weightGrams: body.weightGrams,
    taxClass: body.taxClass ?? undefined,
  };
}

/** Converts the form to the units of the domain; an id is one text, in small letters. */
export function newProductOf(body: NewProductBody): NewProduct {
  return {
    ...PRODUCT_DEFAULTS,
    ...defined(optionalDetailsOf(body)),
    name: body.name,
    description: body.description,
    priceCents: Money.ofDollars(body.price).cents,
    categoryId: body.category.toLowerCase(),
    images: body.images,
    quantity: body.quantity,
  };
}

/** Converts the fields that were sent. */
export function productEditOf(body: ProductEditFields): ProductEdit {
  const edit: Complete<ProductEdit> = {
    ...optionalDetailsOf(body),
    name: body.name,
    description: body.description,
    priceCents: body.price === undefined ? undefined : Money.ofDollars(body.price).cents,
    categoryId: body.category?.toLowerCase(),
    images: body.images ?? undefined,
    quantity: body.quantity,
    baseQuantity: body.baseQuantity ?? undefined,
    version: body.version ?? undefined,
  };
  return defined(edit);
}

/**
 * The fields of a body, alone or inside `data`.
 * @throws InvalidInput for another id than that of the address
 */
export function sentEditOf(
  id: string,
  { id: sent = id, data, ...fields }: EditProductBody,
): ProductEdit {
  if (sent.toLowerCase() !== id.toLowerCase()) throw InvalidInput.field('id', PRODUCT_ID);
  return productEditOf(data ?? fields);
}

const MAX = cartRules.maxProducts;

export class StockBody {
  /** At most as many as a cart holds. */
  @IsString({ each: true, message: 'productIds must be a list of ids' })
  @ArrayMaxSize(MAX, { message: `productIds must not have more than ${MAX} ids` })
  @IsArray({ message: 'productIds must be a list of ids' })
  @ApiProperty({ maxItems: MAX })
  productIds!: string[];
}
