export { OutOfStock } from './domain/out-of-stock.js';
export type { StockLine } from './domain/stock-line.js';
export { Catalog, type CatalogProduct } from './ports/catalog.js';
export { Stock } from './ports/stock.js';
export { CatalogQueries, type ProductRecord } from './ports/catalog-queries.js';
export { CreateCategory } from './use-cases/create-category.js';
export { CreateProduct } from './use-cases/create-product.js';
