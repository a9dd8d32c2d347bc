import { untilIdle } from '../lib/meter.mjs';
import { runLoad } from '../lib/load.mjs';
import { orders } from './checkouts.mjs';
import { Prices } from './prices.mjs';
import { reads } from './reads.mjs';
import { searches } from './searches.mjs';
import { newShoppers, plentiful } from './shoppers.mjs';

const SECONDS = 3;
const CONNECTIONS = 16;
const SHOPPERS = 8;
const ORDERS = 80;
const PRODUCTS_EACH = 50;

/** The limits of the code with which an order is priced. */
const CODES = { priced: {}, limited: { maxUses: 1_000_000, maxUsesPerCustomer: 1_000 } };

/**
 * Each work: `prepare` a shop for bursts, which resolve to the number of requests, then `finish` where it is. Prepared
 * again it has new shoppers, because nobody buys hundreds of times in an hour.
 */
export async function worksOf(db, cards) {
  const products = await plentiful(db);
  const burst = (shop, requests) => async () => {
    const how = { url: shop.url, requests, connections: CONNECTIONS, seconds: SECONDS };
    const { perSecond, failed } = await runLoad(how);
    if (failed > 0) console.log(`${failed} FAILED`);
    return Math.round(perSecond * SECONDS);
  };
  const named = {
    'list of 8 in a category by price': 'list',
    'product detail': 'detail',
    'search with a typo, each another one': 'misspelt',
  };
  const reading = (name, paths) => {
    const requests = paths.map((path) => ({ path }));
    return { name, prepare: async (shop) => burst(shop, requests) };
  };
  const ofReads = (await reads(db))
    .filter(({ name }) => name in named)
    .map(({ name, paths }) => reading(named[name], paths));
  const ofSearches = Object.entries(searches()).map(([kind, terms]) =>
    reading(
      kind,
      terms.map((term) => `/api/products?searchTerm=${encodeURIComponent(term)}`),
    ),
  );
  const productPages = products.slice(0, 200).map(({ id }) => `/products/${id}`);
  return [
    ...ofReads,
    reading('home', ['/']),
    reading('page', productPages),
    ...ofSearches,
    {
      name: 'cart',
      prepare: async (shop) => {
        const people = await newShoppers(shop.url, SHOPPERS * 4);
        const requests = products.slice(0, people.length * PRODUCTS_EACH).map(({ id }, i) => ({
          method: 'POST',
          path: '/api/cart/create-cart',
          headers: people[i % people.length].headers,
          body: JSON.stringify({ product: id, quantity: 1 }),
        }));
        return burst(shop, requests);
      },
    },
    {
      name: 'checkout',
      prepare: async (shop) => {
        const people = await newShoppers(shop.url, SHOPPERS);
        return async () => {
          await cards.turn({ webhookUrl: `${shop.url}/api/payment/webhook` });
          await orders(people, cards, products, ORDERS);
          await untilIdle(db);
          return ORDERS;
        };
      },
    },
    ...pricedWorks(db, cards, products),
  ];
}

/** Orders with delivery, tax and a code. A build that has none of them buys without. */
function pricedWorks(db, cards, products) {
  return Object.entries(CODES).map(([name, limits]) => {
    const added = new Map();
    return {
      name,
      prepare: async (shop) => {
        const people = await newShoppers(shop.url, SHOPPERS);
        if (!added.has(shop)) added.set(shop, await Prices.add(db, shop.url, limits));
        const prices = added.get(shop);
        return async () => {
          await cards.turn({ webhookUrl: `${shop.url}/api/payment/webhook` });
          await orders(people, cards, products, ORDERS, prices);
          await untilIdle(db);
          return ORDERS;
        };
      },
      finish: async () => {
        for (const prices of added.values()) await prices?.remove();
      },
    };
  });
}
