import { NotFound } from '../../../kernel/domain-error.js';
import { isId } from '../../../kernel/ids.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { CategoryTitleTaken } from '../domain/catalog-errors.js';
import type { Product, ProductWrite } from '../domain/product.js';
import { type Category, CategoryRepository } from '../ports/category-repository.js';
import { type ImportCounts, ImportRepository } from '../ports/import-repository.js';
import { ProductRepository } from '../ports/product-repository.js';

/** What the fakes share: live products and categories, and imports that are done. */
export class InMemoryCatalog {
  products = new Map<string, Product>();
  categories = new Map<string, Category>();
  imports = new Map<string, ImportCounts>();

  /** How many live products a category has. */
  countOf(categoryId: string): number {
    return [...this.products.values()].filter((product) => product.categoryId === categoryId)
      .length;
  }
}

/** Gives the catalog back what it was before work that fails. */
export class InMemoryUnitOfWork extends UnitOfWork {
  constructor(private readonly catalog: InMemoryCatalog) {
    super();
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const { products, categories, imports } = this.catalog;
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
    }
  }
}

export class InMemoryProductRepository extends ProductRepository {
  constructor(private readonly catalog: InMemoryCatalog) {
    super();
  }

  async lock(id: string): Promise<Product | undefined> {
    return this.catalog.products.get(id.toLowerCase());
  }

  async find(ids: readonly string[]): Promise<Product[]> {
    const wanted = new Set(ids.map((id) => id.toLowerCase()));
    return [...this.catalog.products.values()]
      .filter(({ id }) => wanted.has(id))
      .sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  async save(writes: readonly ProductWrite[], tell?: (done: number) => void): Promise<void> {
    for (const { before, after } of writes) {
      const isMoved = before?.categoryId !== after.categoryId;
      if (isMoved && !this.catalog.categories.has(after.categoryId)) throw new NotFound('Category');
      this.catalog.products.set(after.id, after);
    }
    if (writes.length > 0) tell?.(writes.length);
  }

  async remove({ id }: Product): Promise<void> {
    this.catalog.products.delete(id);
  }

  async purgeSearchTerms(): Promise<void> {}
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

export class InMemoryImportRepository extends ImportRepository {
  constructor(private readonly catalog: InMemoryCatalog) {
    super();
  }

  async begin(key: string | undefined): Promise<ImportCounts | undefined> {
    return key ? this.catalog.imports.get(key) : undefined;
  }

  async remember(key: string, counts: ImportCounts): Promise<void> {
    this.catalog.imports.set(key, counts);
  }
}
