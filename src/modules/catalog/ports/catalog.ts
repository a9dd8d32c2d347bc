import type { TaxClass } from '../../../../common/contract/tax.js';
import type { ProductImage } from './catalog-queries.js';

/**
 * A product as other modules see it. Prices in cents; `finalPriceCents` is the price after the
 * discount.
 */
export interface CatalogProduct {
  readonly id: string;
  readonly name: string;
  readonly categoryId: string;
  /** URLs, the main image first. */
  readonly images: readonly string[];
  /** The narrower copies of the main image. */
  readonly srcset: ProductImage['srcset'];
  readonly priceCents: number;
  readonly finalPriceCents: number;
  readonly hasDiscount: boolean;
  /** Whole percent. */
  readonly discount: number;
  /** As it is shipped, in grams; null where unknown. */
  readonly weightGrams: number | null;
  readonly taxClass: TaxClass;
  /** Units that this user can buy: the stock plus what their own open checkout holds of it. */
  readonly quantity: number;
  /** False for a deleted product: it can no longer be bought. */
  readonly available: boolean;
}

/** The catalog's public interface to other modules. */
export abstract class Catalog {
  /**
   * Returns the products with these ids, deleted ones too, in any order; unknown and malformed ids
   * are absent. `forUserId`'s own open hold counts as available. Joins the caller's transaction.
   */
  abstract products(ids: readonly string[], forUserId?: string): Promise<CatalogProduct[]>;
}
