import type { Seller } from '../domain/billing-document.js';

/** Who sells, as the shop's settings have it now. */
export abstract class SellerSource {
  abstract current(): Promise<Seller>;
}
