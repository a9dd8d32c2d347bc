import {
  eachText,
  productRules,
  type ProductTemplateColumn,
  type ProductText,
} from '../../../../common/contract/product.js';
import { DEFAULT_TAX_CLASS, type TaxClass } from '../../../../common/contract/tax.js';
import { EditedMeanwhile, InvalidInput } from '../../../kernel/domain-error.js';
import { StockTooLow } from './catalog-errors.js';

/** The details of a product that an admin edits. Each text of `productTexts` is one, null where unknown. */
export interface ProductDetails extends Readonly<Record<ProductText, string | null>> {
  readonly name: string;
  readonly description: string;
  readonly priceCents: number;
  /** Whole percent, 0 to 99. */
  readonly discount: number;
  readonly categoryId: string;
  /** One to three names of stored images, the main one first. */
  readonly images: readonly string[];
  readonly featured: boolean;
  /** As it is shipped, in grams, when known. */
  readonly weightGrams: number | null;
  readonly taxClass: TaxClass;
}

export interface NewProduct extends ProductDetails {
  readonly quantity: number;
}

/** A live product as stored. */
export interface Product extends NewProduct {
  readonly id: string;
  /** Incremented by each edit of the details, not by sales and restocks. */
  readonly version: number;
}

/** A product before and after a write; `before` is absent for a new one. */
export interface ProductWrite {
  readonly before?: Product;
  readonly after: Product;
}

export interface ProductEdit extends Partial<ProductDetails> {
  readonly quantity?: number;
  /** The quantity the admin saw; with it the difference is applied. */
  readonly baseQuantity?: number;
  /** The version the admin saw. */
  readonly version?: number;
}

/** The details that may be left out, and what a product has without them. */
export const PRODUCT_DEFAULTS = {
  discount: 0,
  featured: false,
  ...eachText(() => null),
  weightGrams: null,
  taxClass: DEFAULT_TAX_CLASS,
} satisfies Partial<ProductDetails>;

/** The details that may be left out of a form. */
export type OptionalDetails = Pick<ProductDetails, keyof typeof PRODUCT_DEFAULTS>;

/** The details and their names in forms, responses and files. */
export const PRODUCT_FIELDS = {
  name: 'name',
  description: 'description',
  priceCents: 'price',
  discount: 'discount',
  categoryId: 'category',
  images: 'images',
  featured: 'featured',
  ...(eachText((name) => name) as { readonly [Name in ProductText]: Name }),
  weightGrams: 'weightGrams',
  taxClass: 'taxClass',
} as const satisfies Record<keyof ProductDetails, ProductTemplateColumn>;

/** Name of a detail in forms, responses and files. */
export type ProductField = (typeof PRODUCT_FIELDS)[keyof ProductDetails];

export const PRODUCT_DETAILS = Object.keys(PRODUCT_FIELDS) as (keyof ProductDetails)[];

/**
 * Returns the product after an edit; sales since the admin read it are kept.
 * @throws EditedMeanwhile when the admin saw an older version.
 * @throws StockTooLow when the stock would go below 0; InvalidInput above 1,000,000.
 */
export function editedProduct(product: Product, edit: ProductEdit): Product {
  const changed = PRODUCT_DETAILS.filter(
    (name) => edit[name] !== undefined && !isSame(edit[name], product[name]),
  );
  if ((edit.version ?? product.version) < product.version) {
    const fields = changed.map((name) => PRODUCT_FIELDS[name]);
    throw new EditedMeanwhile('this product', { version: product.version, fields });
  }
  const details = Object.fromEntries(changed.map((name) => [name, edit[name]]));
  return {
    ...product,
    ...details,
    quantity: restocked(product.quantity, edit),
    version: product.version + (changed.length > 0 ? 1 : 0),
  };
}

function restocked(current: number, { quantity, baseQuantity }: ProductEdit): number {
  if (quantity === undefined) return current;
  const result = baseQuantity === undefined ? quantity : current + quantity - baseQuantity;
  if (result < 0) throw new StockTooLow(current);
  const { max, outOfRange } = productRules.quantity;
  if (result > max) throw InvalidInput.field('quantity', outOfRange);
  return result;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
