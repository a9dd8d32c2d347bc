import { productRules } from '../../../../common/contract/product.js';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { Money } from '../../../kernel/money.js';
import type { Product, ProductEdit } from './product.js';

/** One change for many products. */
export interface BulkChange {
  /** By a percentage of each price, or by an amount in cents; either may be negative. */
  readonly price?: { readonly percent: number } | { readonly cents: number };
  /** Whole percent. */
  readonly discount?: number;
  /** The new value of each product. */
  readonly quantity?: number;
  readonly categoryId?: string;
}

const LOWEST = Money.ofDollars(productRules.price.min).cents;
const HIGHEST = Money.ofDollars(productRules.price.max).cents;

/**
 * The edit that a change means for one product.
 * @throws InvalidInput when its price would leave the range of prices.
 */
export function editOf(
  change: BulkChange,
  product: Pick<Product, 'name' | 'priceCents'>,
): ProductEdit {
  const { price, ...rest } = change;
  if (!price) return rest;
  const priceCents = changed(product.priceCents, price);
  if (priceCents < LOWEST || priceCents > HIGHEST) {
    throw InvalidInput.field(
      'price',
      `The price of "${product.name}" would not be between 0.01 and 999,999.99`,
    );
  }
  return { ...rest, priceCents };
}

/** Rounded half up to the cent. */
function changed(cents: number, by: NonNullable<BulkChange['price']>): number {
  if ('cents' in by) return cents + by.cents;
  return Math.floor((cents * Math.round((100 + by.percent) * 100) + 5_000) / 10_000);
}
