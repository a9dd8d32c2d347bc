import { BOOK_INVARIANTS } from './book-invariants.js';
import { DISCOUNT_INVARIANTS } from './discount-invariants.js';
import { DOCUMENT_INVARIANTS } from './document-invariants.js';
import type { Invariants } from './invariants.js';
import { MONEY_INVARIANTS } from './money-invariants.js';
import { ORDER_INVARIANTS } from './order-invariants.js';
import { PARCEL_INVARIANTS } from './parcel-invariants.js';
import { RETURN_INVARIANTS } from './return-invariants.js';
import { STOCK_INVARIANTS } from './stock-invariants.js';

/**
 * Conditions that every commit of the shop keeps, so that they hold in each snapshot and each backup.
 * They name tables of several modules: they are checked where no module runs, on a restored database.
 */
export const SHOP_INVARIANTS: Invariants = {
  ...ORDER_INVARIANTS,
  ...PARCEL_INVARIANTS,
  ...RETURN_INVARIANTS,
  ...STOCK_INVARIANTS,
  ...MONEY_INVARIANTS,
  ...DOCUMENT_INVARIANTS,
  ...BOOK_INVARIANTS,
  ...DISCOUNT_INVARIANTS,
};
