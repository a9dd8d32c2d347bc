import { knownAccounts } from './known-accounts.js';
import { knownCatalog } from './known-catalog.js';
import { knownCheckout } from './known-checkout.js';
import { knownContent } from './known-content.js';
import { knownDelivery } from './known-delivery.js';
import { knownNewsletter } from './known-newsletter.js';
import { knownOrders } from './known-orders.js';
import { knownPrices } from './known-prices.js';
import { knownReturns } from './known-returns.js';
import { knownSettings } from './known-settings.js';
import type { KnownRequest, KnownRequests, KnownShop } from './known-shop.js';
import { knownUsers } from './known-users.js';
import { PLANTED_REQUESTS, type Query } from './planted-requests.js';

/** Every route whose schema does not know a request that the shop accepts. A new one needs its row. */
export const KNOWN_REQUESTS: KnownRequests = {
  ...knownAccounts,
  ...knownCatalog,
  ...knownCheckout,
  ...knownContent,
  ...knownDelivery,
  ...knownNewsletter,
  ...knownOrders,
  ...knownUsers,
  ...knownPrices,
  ...knownReturns,
  ...knownSettings,
};

/**
 * Makes what a request to the route needs, and nothing else. Without `query` nothing is planted in the
 * database, so that the shop's invariants hold.
 */
export async function knownRequest(
  route: string,
  shop: KnownShop,
  query?: Query,
): Promise<KnownRequest> {
  const planted = query && PLANTED_REQUESTS[route];
  if (planted) return planted(shop, query);
  return (await KNOWN_REQUESTS[route]?.(shop)) ?? { fields: {} };
}
