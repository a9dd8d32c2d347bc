import { NAME_REQUIRED, NAME_TOO_LONG, NOT_AN_IMAGE } from './shared-rules.js';

const PRICE_NOT_A_NUMBER = 'Price must be a number';

/**
 * The short texts that a product may have, null where it has none. Each is a field of the form, a column of files, a filter of
 * lists (the whole text, in any case) and a fact on the product page.
 */
export const productTexts = {
  brand: {
    label: 'Brand',
    max: 60,
    notText: 'Brand must be text',
    tooLong: 'Brand is too long',
  },
} as const;

export type ProductText = keyof typeof productTexts;

export const PRODUCT_TEXTS = Object.keys(productTexts) as ProductText[];

/** A value for each text of a product, by its name. */
export const eachText = <Value>(valueOf: (name: ProductText) => Value) =>
  // Object.fromEntries loses the names.
  Object.fromEntries(PRODUCT_TEXTS.map((name) => [name, valueOf(name)])) as Record<
    ProductText,
    Value
  >;

/** The other fields of a product. Money in dollars, lengths in characters. */
export const productRules = {
  name: { max: 200, required: NAME_REQUIRED, tooLong: NAME_TOO_LONG },
  description: {
    min: 10,
    max: 10_000,
    tooShort: 'Description must be at least 10 characters',
    tooLong: 'Description is too long',
  },
  price: {
    min: 0.01,
    max: 999_999.99,
    decimals: 2,
    notANumber: PRICE_NOT_A_NUMBER,
    outOfRange: 'Price must be between 0.01 and 999,999.99',
    tooManyDecimals: 'Price can have at most two decimals',
  },
  /** In grams, as it is shipped. */
  weightGrams: {
    min: 1,
    max: 10_000_000,
    notANumber: 'Product weight must be a number',
    outOfRange: 'Product weight must be a whole number of grams from 1 to 10,000,000',
  },
  taxClass: { invalid: 'Tax class must be standard, reduced or exempt' },
  /** Whole percent. */
  discount: {
    min: 0,
    max: 99,
    notANumber: PRICE_NOT_A_NUMBER,
    outOfRange: 'Discount must be between 0 and 99',
  },
  /** Units that can still be sold. */
  quantity: {
    min: 0,
    max: 1_000_000,
    notANumber: 'Quantity must be a number',
    outOfRange: 'Quantity must be a whole number from 0 to 1,000,000',
  },
  category: { required: 'Category is required' },
  images: {
    min: 1,
    max: 3,
    required: 'At least one image is required',
    notAnImage: NOT_AN_IMAGE,
    tooMany: 'You can upload a maximum of 3 images',
    /** Where the product had images before. */
    tooManyInAll: 'Cannot upload more than 3 images',
    /** Where more images were chosen at once than a product can have. */
    tooManyAtOnce: 'You can only upload up to 3 images.',
  },
} as const;

/** The columns of a file that adds products, in this order; an exported file has two more. */
export const PRODUCT_TEMPLATE_COLUMNS = [
  'id',
  'name',
  'description',
  'price',
  'discount',
  'quantity',
  'category',
  'images',
  'featured',
  ...PRODUCT_TEXTS,
  'weightGrams',
  'taxClass',
] as const;

export type ProductTemplateColumn = (typeof PRODUCT_TEMPLATE_COLUMNS)[number];

/** One change for many products. */
export const bulkChangeRules = {
  /** Maximum number of products changed in one call: all of them or none. */
  max: 1_000,
  tooMany: 'At most 1,000 products can be changed at a time',
  /** A change of each price, in percent. */
  percent: {
    min: -99,
    max: 1_000,
    decimals: 2,
    notANumber: 'Percent must be a number',
    outOfRange: 'Percent must be between -99 and 1,000',
  },
  /** A change of each price, in dollars. */
  amount: {
    min: -999_999.99,
    max: 999_999.99,
    decimals: 2,
    outOfRange: 'Amount must be between -999,999.99 and 999,999.99',
    tooManyDecimals: 'Amount can have at most two decimals',
  },
} as const;
