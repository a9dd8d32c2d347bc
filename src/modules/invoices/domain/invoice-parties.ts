import type { ShopSettings } from '../../../../common/contract/shop-settings.js';
import { addressLine } from '../../../../common/format/address.js';
import type { Buyer, DocumentContent, Seller } from './billing-document.js';

/** Who sells, by the shop's settings. */
export function toSeller(settings: ShopSettings): Seller {
  const { name, legalName, email, taxIds, country, timeZone } = settings;
  return {
    name: legalName ?? name,
    address: addressLine(settings),
    email,
    taxIds,
    country,
    timeZone,
  };
}

/** The buyer on a document of the seller. `country` has two letters of ISO 3166-1. */
export function toBuyer(details: Omit<Buyer, 'country'>, country: string, seller: Seller): Buyer {
  return { ...details, ...(country !== seller.country && { country }) };
}

/** The buyer of a document on a later one of the seller, who may be in another country by now. */
export function buyerOn(
  { buyer, seller: earlier }: Pick<DocumentContent, 'buyer' | 'seller'>,
  seller: Seller,
): Buyer {
  const { country = earlier.country, ...details } = buyer;
  return toBuyer(details, country, seller);
}
