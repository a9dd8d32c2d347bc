import type { Schema } from '../../../../common/contract/client';

/** A product as the shop shows it. Prices in dollars; the shopper pays `finalPrice`. */
export type Product = Schema<'Product'>;
