export { CatalogProductView } from './adapters/http/catalog-product.dto.js';
export { PRODUCT_DEFAULTS } from './domain/product.js';
export { OutOfStock, type StockLine } from './domain/stock-line.js';
export { Catalog, type CatalogProduct } from './ports/catalog.js';
export { Stock } from './ports/stock.js';
export { CatalogQueries, type ProductRecord } from './ports/catalog-queries.js';
export { CountSold } from './use-cases/count-sold.js';
export { CreateCategory } from './use-cases/create-category.js';
export { CreateProduct } from './use-cases/create-product.js';
