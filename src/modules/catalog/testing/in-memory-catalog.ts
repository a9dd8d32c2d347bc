import { NotFound } from '../../../kernel/domain-error.js';
import { isId } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { CategoryTitleTaken } from '../domain/catalog-errors.js';
import type { Category } from '../domain/category.js';
import type { Product, ProductWrite } from '../domain/product.js';
import { CategoryRepository } from '../ports/category-repository.js';
import {
  type CompletedImport,
  type ImportCounts,
  ImportRepository,
} from '../ports/import-repository.js';
import { ProductRepository } from '../ports/product-repository.js';

/** State shared by the fakes: live products and categories, and completed imports. */
export class InMemoryCatalog {
  products = new Map<string, Product>();
  categories = new Map<string, Category>();
  imports = new Map<string, CompletedImport>();
  /** Ids locked by the open transaction. */
  locked: Set<string> | undefined;

  /** Number of live products of a category. */
  countOf(categoryId: string): number {
    return [...this.products.values()].filter((product) => product.categoryId === categoryId)
      .length;
  }

  /** Enforces what the database needs: a transaction, and locks in id order to avoid deadlocks. */
  lock(id: string): void {
    if (!this.locked) throw new Error('A lock needs a transaction.');
    if (this.locked.has(id)) return;
    if ([...this.locked].some((other) => other > id)) throw new Error(`${id} is locked too late.`);
    this.locked.add(id);
  }
}

/** Restores the catalog where the work fails. */
export class InMemoryUnitOfWork extends UnitOfWork {
  constructor(private readonly catalog: InMemoryCatalog) {
    super();
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { products, categories, imports, locked } = this.catalog;
    this.catalog.locked ??= new Set();
    const before = {
      products: new Map(products),
      categories: new Map(categories),
      imports: new Map(imports),
    };
    try {
      return await work();
    } catch (error) {
      Object.assign(this.catalog, before);
      throw error;
    } finally {
      this.catalog.locked = locked;
    }
  }
}

export class InMemoryProductRepository extends ProductRepository {
  constructor(private readonly catalog: InMemoryCatalog) {
    super();
  }

  async lock(id: string): Promise<Product | undefined> {
    const product = this.catalog.products.get(id.toLowerCase());
    if (product) this.catalog.lock(product.id);
    return product;
  }

  async find(ids: readonly string[], { locked }: { locked: boolean }): Promise<Product[]> {
    const wanted = new Set(ids.map((id) => id.toLowerCase()));
    const found = [...this.catalog.products.values()]
      .filter(({ id }) => wanted.has(id))
      .sort((one, other) => (one.id < other.id ? -1 : 1));
    if (locked) for (const { id } of found) this.catalog.lock(id);
    return found;
  }

  async save(writes: readonly ProductWrite[], onProgress?: (done: number) => void): Promise<void> {
    for (const { before, after } of writes) {
      if (before && !this.catalog.locked?.has(before.id)) throw new Error('It is not locked.');
      const isMoved = before?.categoryId !== after.categoryId;
      if (isMoved && !this.catalog.categories.has(after.categoryId)) throw new NotFound('Category');
      this.catalog.products.set(after.id, after);
    }
    if (writes.length > 0) onProgress?.(writes.length);
  }

  async remove({ id }: Product): Promise<void> {
    this.catalog.products.delete(id);
  }

  async purgeSearchTerms(): Promise<undefined> {}
}

export class InMemoryCategoryRepository extends CategoryRepository {
  constructor(private readonly catalog: InMemoryCatalog) {
    super();
  }

  async all(): Promise<Category[]> {
    return [...this.catalog.categories.values()];
  }

  async lock(id: string): Promise<(Category & { products: number }) | undefined> {
    const category = isId(id) ? this.catalog.categories.get(id.toLowerCase()) : undefined;
    return category && { ...category, products: this.catalog.countOf(category.id) };
  }

  async add(category: Category): Promise<void> {
    const title = category.title.toLowerCase();
    for (const other of this.catalog.categories.values()) {
      const isSame = other.id === category.id;
      if (!isSame && other.title.toLowerCase() === title) throw new CategoryTitleTaken();
    }
    this.catalog.categories.set(category.id, category);
  }

  save(_before: Category, after: Category): Promise<void> {
    return this.add(after);
  }

  async remove(id: string): Promise<void> {
    this.catalog.categories.delete(id);
  }
}

/** Refuses a key that is no id, as its column does. */
export class InMemoryImportRepository extends ImportRepository {
  constructor(private readonly catalog: InMemoryCatalog) {
    super();
  }

  async begin(key: string | undefined): Promise<ImportCounts | undefined> {
    return key ? this.catalog.imports.get(key)?.counts : undefined;
  }

  async beginChange(key: string): Promise<ImportCounts | undefined> {
    requireKey(key);
    return this.catalog.imports.get(key)?.counts;
  }

  async remember(completed: CompletedImport): Promise<void> {
    requireKey(completed.key);
    this.catalog.imports.set(completed.key, completed);
  }

  async file(key: string): Promise<Buffer | undefined> {
    return this.catalog.imports.get(key)?.file ?? undefined;
  }
}

function requireKey(key: string): void {
  if (!isId(key)) throw new Error('A change or an import is stored under an id.');
}
