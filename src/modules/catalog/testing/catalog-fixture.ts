import { CountingIds } from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import type { ProductRecord } from '../ports/catalog-queries.js';
import { ChangeProducts } from '../use-cases/change-products.js';
import { CreateCategory } from '../use-cases/create-category.js';
import { CreateProduct } from '../use-cases/create-product.js';
import { DeleteCategory } from '../use-cases/delete-category.js';
import { DeleteProduct } from '../use-cases/delete-product.js';
import { EditCategory } from '../use-cases/edit-category.js';
import { EditProduct } from '../use-cases/edit-product.js';
import { ImportProducts } from '../use-cases/import-products.js';
import { FakeProductImages } from './fake-product-images.js';
import { bench, CARDIO, IMAGE_NAME, STRENGTH } from './fixtures.js';
import {
  InMemoryCatalog,
  InMemoryCategoryRepository,
  InMemoryImportRepository,
  InMemoryProductRepository,
  InMemoryUnitOfWork,
} from './in-memory-catalog.js';

/** All use cases of the catalog on fakes, with two categories and a bench in the first. */
export function catalogFixture() {
  const catalog = new InMemoryCatalog();
  for (const category of [STRENGTH, CARDIO]) catalog.categories.set(category.id, category);
  catalog.products.set(bench().id, bench());
  const products = new InMemoryProductRepository(catalog);
  const categories = new InMemoryCategoryRepository(catalog);
  const images = new FakeProductImages(new Set([IMAGE_NAME]));
  const auditLog = new RecordedAuditLog();
  const unitOfWork = new InMemoryUnitOfWork(catalog);
  const ids = new CountingIds();
  const imports = new InMemoryImportRepository(catalog);
  const ofProducts = [products, images, auditLog, unitOfWork] as const;
  const ofCategories = [categories, images, auditLog, unitOfWork] as const;
  const editProduct = new EditProduct(...ofProducts);
  /** Every product, whatever the filter. */
  const lists = {
    async *allProducts(): AsyncGenerator<ProductRecord[]> {
      yield [...catalog.products.values()].map(toRecord);
    },
  };
  return {
    catalog,
    images,
    lists,
    auditLog: auditLog.entries,
    audited: () => auditLog.entries.map(({ action, subject }) => `${action} ${subject}`),
    createProduct: new CreateProduct(...ofProducts, ids),
    editProduct,
    deleteProduct: new DeleteProduct(...ofProducts),
    changeProducts: new ChangeProducts(
      ...([lists, products, categories, imports, auditLog, unitOfWork] as const),
    ),
    createCategory: new CreateCategory(...ofCategories, ids),
    editCategory: new EditCategory(...ofCategories),
    deleteCategory: new DeleteCategory(...ofCategories),
    importProducts: new ImportProducts(
      categories,
      products,
      images,
      imports,
      auditLog,
      unitOfWork,
      ids,
    ),
  };
}

const toRecord = (product: ReturnType<typeof bench>): ProductRecord => ({
  ...product,
  finalPriceCents: product.priceCents,
  images: [],
  category: { id: product.categoryId, title: '' },
  createdAt: new Date(0),
});
