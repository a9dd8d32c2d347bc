import { Global, Module } from '@nestjs/common';
import { CatalogFilesController } from './adapters/http/catalog-files.controller.js';
import { CategoriesController } from './adapters/http/categories.controller.js';
import { ProductsAdminController } from './adapters/http/products-admin.controller.js';
import { ProductsBulkController } from './adapters/http/products-bulk.controller.js';
import { ProductsImportController } from './adapters/http/products-import.controller.js';
import { ProductsController } from './adapters/http/products.controller.js';
import { SitemapController } from './adapters/http/sitemap.controller.js';
import { SitemapParts } from './adapters/http/sitemap-parts.js';
import { ForgetWordsJob } from './adapters/jobs/forget-words.job.js';
import { StoredPictures } from './adapters/media/stored-pictures.js';
import { BestMatches } from './adapters/postgres/best-matches.js';
import { CategoryList } from './adapters/postgres/category-list.js';
import { PostgresCatalogue } from './adapters/postgres/postgres-catalogue.js';
import { PostgresCatalogueQueries } from './adapters/postgres/postgres-catalogue-queries.js';
import { PostgresCategoryRepository } from './adapters/postgres/postgres-category-repository.js';
import { PostgresImports } from './adapters/postgres/postgres-imports.js';
import { PostgresListedProducts } from './adapters/postgres/postgres-listed-products.js';
import { PostgresProductRepository } from './adapters/postgres/postgres-product-repository.js';
import { PostgresStock } from './adapters/postgres/postgres-stock.js';
import { ProductList } from './adapters/postgres/product-list.js';
import { ProductPages } from './adapters/postgres/product-pages.js';
import { ProductSearch } from './adapters/postgres/product-search.js';
import { ProductWalk } from './adapters/postgres/product-walk.js';
import { ProductWords } from './adapters/postgres/product-words.js';
import { SearchReader } from './adapters/postgres/search-reader.js';
import { Catalogue } from './ports/catalogue.js';
import { CatalogueQueries } from './ports/catalogue-queries.js';
import { CatalogueWords } from './ports/catalogue-words.js';
import { CategoryRepository } from './ports/category-repository.js';
import { Imports } from './ports/imports.js';
import { ListedProducts } from './ports/listed-products.js';
import { Pictures } from './ports/pictures.js';
import { ProductRepository } from './ports/product-repository.js';
import { Stock } from './ports/stock.js';
import { AllOrNothing } from './use-cases/all-or-nothing.js';
import { ChangeProducts } from './use-cases/change-products.js';
import { CreateCategory } from './use-cases/create-category.js';
import { CreateProduct } from './use-cases/create-product.js';
import { DeleteCategory } from './use-cases/delete-category.js';
import { DeleteProduct } from './use-cases/delete-product.js';
import { EditCategory } from './use-cases/edit-category.js';
import { EditProduct } from './use-cases/edit-product.js';
import { ForgetWords } from './use-cases/forget-words.js';
import { ImportProducts } from './use-cases/import-products.js';
import { RecordAct } from './use-cases/record-act.js';

/** What is sold, and how much of it is left. */
@Global()
@Module({
  controllers: [
    CatalogFilesController,
    ProductsImportController,
    ProductsBulkController,
    ProductsController,
    ProductsAdminController,
    CategoriesController,
    SitemapController,
  ],
  providers: [
    { provide: Catalogue, useClass: PostgresCatalogue },
    { provide: Stock, useClass: PostgresStock },
    { provide: CatalogueQueries, useClass: PostgresCatalogueQueries },
    { provide: ProductRepository, useClass: PostgresProductRepository },
    { provide: CategoryRepository, useClass: PostgresCategoryRepository },
    { provide: ListedProducts, useClass: PostgresListedProducts },
    SitemapParts,
    { provide: Imports, useClass: PostgresImports },
    { provide: Pictures, useClass: StoredPictures },
    CategoryList,
    ProductList,
    BestMatches,
    ProductPages,
    ProductSearch,
    ProductWalk,
    ProductWords,
    { provide: CatalogueWords, useExisting: ProductWords },
    ForgetWords,
    ForgetWordsJob,
    SearchReader,
    RecordAct,
    AllOrNothing,
    ChangeProducts,
    ImportProducts,
    CreateProduct,
    EditProduct,
    DeleteProduct,
    CreateCategory,
    EditCategory,
    DeleteCategory,
  ],
  exports: [Catalogue, Stock, CatalogueQueries, CreateCategory, CreateProduct],
})
export class CatalogModule {}
