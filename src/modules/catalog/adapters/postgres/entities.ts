import {
  ProductSearchTermsEntity,
  SearchReindexEntity,
  SearchTermEntity,
  SearchTierEntity,
} from './search.entity.js';
import { CategoryEntity } from './category.entity.js';
import { ProductImportEntity } from './product-import.entity.js';
import { ProductEntity } from './product.entity.js';
import { StockHoldEntity, StockLedgerEntity } from './stock.entity.js';

/** The tables of the module. */
export const CATALOG_ENTITIES = [
  SearchTermEntity,
  SearchTierEntity,
  CategoryEntity,
  ProductImportEntity,
  SearchReindexEntity,
  ProductSearchTermsEntity,
  ProductEntity,
  StockHoldEntity,
  StockLedgerEntity,
];
