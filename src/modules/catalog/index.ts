export { OutOfStock } from './domain/out-of-stock.js';
export type { StockLine } from './domain/stock-line.js';
export { Catalogue, type CatalogueProduct } from './ports/catalogue.js';
export { Stock } from './ports/stock.js';
