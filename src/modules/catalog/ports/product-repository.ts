import type { Product } from '../domain/product.js';

/** Stores products. Every call needs the caller's transaction. */
export abstract class ProductRepository {
  /** The live product, locked against other edits and sales until the end; else undefined. */
  abstract lock(id: string): Promise<Product | undefined>;

  /**
   * Adds a product with its opening stock.
   * @throws NotFound when the category is not there.
   */
  abstract add(product: Product): Promise<void>;

  /**
   * Stores an edit of a locked product; a changed quantity goes into the ledger.
   * @throws NotFound when the new category is not there.
   */
  abstract save(before: Product, after: Product): Promise<void>;

  /** Takes a locked product out of the shop; past orders still name it. */
  abstract remove(product: Product): Promise<void>;
}
