import type { ShopSettings } from '../../../../common/contract/shop-settings.js';
import { addressLine } from '../../../../common/format/address.js';
import type { Seller } from './billing-document.js';

/** Who sells, by the shop's settings. */
export function toSeller(settings: ShopSettings): Seller {
  const { name, legalName, email, taxIds, country, timeZone } = settings;
  return {
    name: legalName ?? name,
    ...{ address: addressLine(settings), email, taxIds, country, timeZone },
  };
}
