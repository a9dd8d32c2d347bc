const DETAILS = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '0123456789',
  address: '1 Main Street',
  city: 'London',
  state: 'LDN',
  zip: '1234',
};

/**
 * Lets each shopper buy one thing after the other. The time is that from `POST payment` to the
 * order, the card's confirmation included.
 */
export async function checkouts(people, cards, products, seconds) {
  const times = [];
  let failed = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    people.map(async (api, shopper) => {
      for (let turn = 0; performance.now() < until; turn++) {
        const product = products[(turn * people.length + shopper) % products.length];
        await api.post('cart/create-cart', { product: product.id, quantity: 1 });
        const start = performance.now();
        try {
          await buy(api, cards, product);
          times.push(performance.now() - start);
        } catch (error) {
          if (failed++ === 0) console.error(error.message);
        }
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)];
  const perSecond = times.length / ((performance.now() - began) / 1000);
  return { perSecond, p50: at(0.5), p95: at(0.95), p99: at(0.99), failed };
}

/** So many orders, one after the other for each shopper; with delivery, tax and a code where `prices` says so. */
export async function orders(shoppers, cards, products, count, prices) {
  let placed = 0;
  await Promise.all(
    shoppers.map(async (api) => {
      for (let n = placed++; n < count; n = placed++) {
        const product = products[n % products.length];
        await api.post('cart/create-cart', { product: product.id, quantity: 1 });
        await buy(api, cards, product, prices);
      }
    }),
  );
}

async function buy(api, cards, { cents }, prices) {
  const amount = prices ? await prices.total(api, cents) : cents / 100;
  const purchase = { ...prices?.terms, amount, customerDetails: DETAILS };
  const secret = await api.post('payment', purchase);
  await cards.confirm(secret);
  await api.post('orders/create-order', { transactionId: secret.split('_secret')[0] });
}
