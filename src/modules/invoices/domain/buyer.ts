import type { Buyer, DocumentContent, Seller } from './billing-document.js';

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
