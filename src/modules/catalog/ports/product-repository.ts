import type { Product, ProductWrite } from '../domain/product.js';

/** Stores products. Every call needs the caller's transaction. */
export abstract class ProductRepository {
  /** The live product, locked until the transaction ends; undefined when unknown. */
  abstract lock(id: string): Promise<Product | undefined>;

  /** The live ones among these, locked like one where `locked`: in id order over all calls. */
  abstract find(ids: readonly string[], options: { locked: boolean }): Promise<Product[]>;

  /**
   * Adds new products with their opening stock and stores edits of locked ones; a changed quantity
   * goes into the ledger. Reports progress from time to time.
   * @throws NotFound when a category is not there.
   */
  abstract save(writes: readonly ProductWrite[], tell?: (done: number) => void): Promise<void>;

  /** Deletes a locked product; past orders still show it. */
  abstract remove(product: Product): Promise<void>;

  /** Deletes the search terms that no live product has. */
  abstract purgeSearchTerms(): Promise<void>;
}
