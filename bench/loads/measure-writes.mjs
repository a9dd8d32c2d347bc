import { startDatabase, withClient } from '../lib/database.mjs';
import { bareHttp } from '../lib/ceiling.mjs';
import { CardsProcess } from '../lib/cards.mjs';
import { runLoad, print } from '../lib/load.mjs';
import { Shop } from '../lib/shop.mjs';
import { checkouts } from './checkouts.mjs';
import { newShoppers, plentiful } from './shoppers.mjs';

const SHOPPERS = 32;
/** A cart takes a hundred at most. */
const PRODUCTS_EACH = 50;
const CHECKOUT_SHOPPERS = 8;
const SECONDS = 20;

/** Measures adding to the cart, and whole checkouts with the card stand-in beside the shop. */
export async function measureWrites(size) {
  const postgres = await startDatabase(size);
  const cards = await CardsProcess.start();
  try {
    const shop = await Shop.start(size, postgres.url, { STRIPE_API_BASE: cards.url });
    await cards.turn({ webhookUrl: `${shop.url}/api/payment/webhook` });
    try {
      const products = await withClient(postgres.url, plentiful);
      await measureCart(shop, products);
      await measureCheckouts(shop, cards, products);
      console.log(`memory: ${shop.rssMb} MB now, ${shop.peakMb} MB at most`);
    } finally {
      await shop.stop();
    }
  } finally {
    await cards.stop();
    await postgres.stop();
  }
}

async function measureCart(shop, products) {
  const people = await newShoppers(shop.url, SHOPPERS);
  const requests = products.slice(0, SHOPPERS * PRODUCTS_EACH).map(({ id }, i) => ({
    method: 'POST',
    path: '/api/cart/create-cart',
    headers: people[i % people.length].headers,
    body: JSON.stringify({ product: id, quantity: 1 }),
  }));
  await runLoad({ url: shop.url, requests, seconds: 2 });
  const fast = await runLoad({ url: shop.url, requests });
  const bare = await bareHttp(500);
  print('add to cart, signed in', fast, `goal 900/s: ${(fast.perSecond / 900).toFixed(2)}`);
  print('  ceiling: node:http', bare, `ratio ${(fast.perSecond / bare.perSecond).toFixed(3)}`);
}

async function measureCheckouts(shop, cards, products) {
  const people = await newShoppers(shop.url, CHECKOUT_SHOPPERS);
  const result = await checkouts(people, cards, products, SECONDS);
  print(`checkout, ${CHECKOUT_SHOPPERS} shoppers (orders)`, result, `goal 60/s`);
}
