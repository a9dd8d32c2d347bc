import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogFilesController } from './adapters/http/catalog-files.controller.js';
import { CategoriesController } from './adapters/http/categories.controller.js';
import { ProductsAdminController } from './adapters/http/products-admin.controller.js';
import { ProductsBulkController } from './adapters/http/products-bulk.controller.js';
import { ProductsImportController } from './adapters/http/products-import.controller.js';
import { ProductsController } from './adapters/http/products.controller.js';
import { SitemapController } from './adapters/http/sitemap.controller.js';
import { SitemapParts } from './adapters/http/sitemap-parts.js';
import {
  AddSearchBrandsJob,
  CountSearchTermsJob,
  PurgeUnusedSearchTermsJob,
  RebuildSearchTiersJob,
} from './adapters/jobs/search-terms.jobs.js';
import { CountSoldJob } from './adapters/jobs/count-sold.job.js';
import { StoredProductImages } from './adapters/images/stored-product-images.js';
import { CATALOG_ENTITIES } from './adapters/postgres/entities.js';
import { CatalogChanges } from './adapters/postgres/catalog-changes.js';
import { SearchRanking } from './adapters/postgres/search-ranking.js';
import { CategoryList } from './adapters/postgres/category-list.js';
import { PostgresCatalog } from './adapters/postgres/postgres-catalog.js';
import { PostgresCatalogQueries } from './adapters/postgres/postgres-catalog-queries.js';
import { PostgresCategoryRepository } from './adapters/postgres/postgres-category-repository.js';
import { PostgresImportRepository } from './adapters/postgres/postgres-import-repository.js';
import { ProductSitemapSource } from './adapters/postgres/product-sitemap-source.js';
import { PostgresProductRepository } from './adapters/postgres/postgres-product-repository.js';
import { PostgresSearchIndex } from './adapters/postgres/postgres-search-index.js';
import { PostgresStock } from './adapters/postgres/postgres-stock.js';
import { ProductList } from './adapters/postgres/product-list.js';
import { ProductPages } from './adapters/postgres/product-pages.js';
import { FirstProductPages } from './adapters/postgres/first-product-pages.js';
import { FixedProductLists } from './adapters/postgres/fixed-product-lists.js';
import { ProductSearch } from './adapters/postgres/product-search.js';
import { ProductExportReader } from './adapters/postgres/product-export-reader.js';
import { SearchQueryParser } from './adapters/postgres/search-query-parser.js';
import { SearchVocabulary } from './adapters/postgres/search-vocabulary.js';
import { Catalog } from './ports/catalog.js';
import { CatalogQueries } from './ports/catalog-queries.js';
import { CategoryRepository } from './ports/category-repository.js';
import { ImportRepository } from './ports/import-repository.js';
import { ProductImages } from './ports/product-images.js';
import { ProductRepository } from './ports/product-repository.js';
import { SearchIndex } from './ports/search-index.js';
import { Stock } from './ports/stock.js';
import { ChangeProducts } from './use-cases/change-products.js';
import { CountSold } from './use-cases/count-sold.js';
import { CreateCategory } from './use-cases/create-category.js';
import { CreateProduct } from './use-cases/create-product.js';
import { DeleteCategory } from './use-cases/delete-category.js';
import { DeleteProduct } from './use-cases/delete-product.js';
import { EditCategory } from './use-cases/edit-category.js';
import { EditProduct } from './use-cases/edit-product.js';
import { PurgeUnusedSearchTerms } from './use-cases/purge-unused-search-terms.js';
import { ImportProducts } from './use-cases/import-products.js';

/** Products, categories and stock. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature(CATALOG_ENTITIES)],
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
    { provide: Catalog, useClass: PostgresCatalog },
    { provide: Stock, useClass: PostgresStock },
    { provide: CatalogQueries, useClass: PostgresCatalogQueries },
    { provide: ProductRepository, useClass: PostgresProductRepository },
    { provide: CategoryRepository, useClass: PostgresCategoryRepository },
    ProductSitemapSource,
    SitemapParts,
    { provide: ImportRepository, useClass: PostgresImportRepository },
    { provide: ProductImages, useClass: StoredProductImages },
    CategoryList,
    ProductList,
    SearchRanking,
    ProductPages,
    ProductSearch,
    FirstProductPages,
    FixedProductLists,
    ProductExportReader,
    SearchVocabulary,
    CatalogChanges,
    PurgeUnusedSearchTerms,
    PurgeUnusedSearchTermsJob,
    { provide: SearchIndex, useClass: PostgresSearchIndex },
    RebuildSearchTiersJob,
    CountSearchTermsJob,
    CountSold,
    CountSoldJob,
    AddSearchBrandsJob,
    SearchQueryParser,
    ChangeProducts,
    ImportProducts,
    CreateProduct,
    EditProduct,
    DeleteProduct,
    CreateCategory,
    EditCategory,
    DeleteCategory,
  ],
  exports: [CountSold, Catalog, Stock, CatalogQueries, CreateCategory, CreateProduct],
})
export class CatalogModule {}
