import type { Product, ProductWrite } from '../domain/product.js';

/** Stores products. Every call needs the caller's transaction. */
export abstract class ProductRepository {
  /** The live product, locked against other edits and sales until the end; else undefined. */
  abstract lock(id: string): Promise<Product | undefined>;

  /** The live ones among these, locked like one where `locked`: in id order over all calls. */
  abstract find(ids: readonly string[], options: { locked: boolean }): Promise<Product[]>;

  /**
   * Adds new products with their opening stock and stores edits of locked ones; a changed quantity
   * goes into the ledger. Of many, it tells every so often how many are done.
   * @throws NotFound when a category is not there.
   */
  abstract save(writes: readonly ProductWrite[], tell?: (done: number) => void): Promise<void>;

  /** Takes a locked product out of the shop; past orders still name it. */
  abstract remove(product: Product): Promise<void>;

  /** Deletes the search terms that no live product has. */
  abstract purgeSearchTerms(): Promise<void>;
}
