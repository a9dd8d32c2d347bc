import { CatalogWordEntity } from './catalog-word.entity.js';
import { CategoryEntity } from './category.entity.js';
import { ProductImportEntity } from './product-import.entity.js';
import { ProductWordsEntity } from './product-words.entity.js';
import { ProductEntity } from './product.entity.js';
import { StockHoldEntity } from './stock-hold.entity.js';
import { StockLedgerEntity } from './stock-ledger.entity.js';

/** The tables of the module. */
export const CATALOG_ENTITIES = [
  CatalogWordEntity,
  CategoryEntity,
  ProductImportEntity,
  ProductWordsEntity,
  ProductEntity,
  StockHoldEntity,
  StockLedgerEntity,
];
