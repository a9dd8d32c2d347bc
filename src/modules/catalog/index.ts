export { OutOfStock } from './domain/out-of-stock.js';
export type { StockLine } from './domain/stock-line.js';
export { Catalogue, type CatalogueProduct } from './ports/catalogue.js';
export { Stock } from './ports/stock.js';
export { CatalogueQueries, type ProductRecord } from './ports/catalogue-queries.js';
export { CreateCategory } from './use-cases/create-category.js';
export { CreateProduct } from './use-cases/create-product.js';
