import type { Product, ProductWrite } from '../domain/product.js';

/** Stores products. Every call needs the caller's transaction. */
export abstract class ProductRepository {
  /** Locks the live product until the transaction ends and returns it; undefined when unknown. */
  abstract lock(id: string): Promise<Product | undefined>;

  /**
   * The live products among these ids. With `locked` they are locked as by `lock`, in id order over
   * all calls.
   */
  abstract find(ids: readonly string[], options: { locked: boolean }): Promise<Product[]>;

  /**
   * Adds new products with their opening stock and stores edits of locked ones; a changed quantity
   * is recorded in the ledger. Reports progress from time to time.
   * @throws NotFound when a category does not exist.
   */
  abstract save(
    writes: readonly ProductWrite[],
    onProgress?: (done: number) => void,
  ): Promise<void>;

  /** Deletes a locked product; past orders still show it. */
  abstract remove(product: Product): Promise<void>;

  /**
   * Looks at up to 1,000 search terms after this one, in the order of their code points, and deletes those that
   * no live product has. Returns the last one, or undefined where there are no more.
   */
  abstract purgeSearchTerms(after: string): Promise<string | undefined>;
}
