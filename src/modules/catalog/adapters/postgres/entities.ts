import { SearchTierEntity } from './search-tier.entity.js';
import { SearchTermEntity } from './search-term.entity.js';
import { CategoryEntity } from './category.entity.js';
import { ProductImportEntity } from './product-import.entity.js';
import { ProductSearchTermsEntity } from './product-search-terms.entity.js';
import { ProductEntity } from './product.entity.js';
import { StockHoldEntity } from './stock-hold.entity.js';
import { StockLedgerEntity } from './stock-ledger.entity.js';

/** The tables of the module. */
export const CATALOG_ENTITIES = [
  SearchTermEntity,
  SearchTierEntity,
  CategoryEntity,
  ProductImportEntity,
  ProductSearchTermsEntity,
  ProductEntity,
  StockHoldEntity,
  StockLedgerEntity,
];
