import type { Category } from '../domain/category.js';

/** Stores categories. Every write and lock needs the caller's transaction. */
export abstract class CategoryRepository {
  /** All categories, in any order. */
  abstract all(): Promise<Category[]>;

  /**
   * Locks the category until the transaction ends and returns it with its number of live products;
   * undefined when unknown.
   */
  abstract lock(id: string): Promise<(Category & { readonly products: number }) | undefined>;

  /** @throws CategoryTitleTaken */
  abstract add(category: Category): Promise<void>;

  /** Stores a locked category; its products are found by the new title. @throws CategoryTitleTaken */
  abstract save(before: Category, after: Category): Promise<void>;

  abstract remove(id: string): Promise<void>;
}
