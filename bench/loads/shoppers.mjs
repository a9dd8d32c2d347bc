import { randomUUID } from 'node:crypto';
import { Api } from './api.mjs';

/** Signs up `count` shoppers. */
export function newShoppers(url, count) {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const email = `bench-${randomUUID()}@example.com`;
      const password = 'a-password-for-bench';
      const { token } = await new Api(url).post('auth/signup', { name: 'Bench', email, password });
      return new Api(url, token);
    }),
  );
}

/** Products that can be sold for long; `cents` is the price of one. Fails where the data set is not made yet. */
export async function plentiful(db) {
  const { rows } = await db.query(
    `SELECT id, final_price_cents AS cents FROM product
      WHERE deleted_at IS NULL AND quantity > 200 ORDER BY id LIMIT 4000`,
  );
  if (rows.length === 0)
    throw new Error('No products: make the data set first, npm run bench -- data <size>.');
  return rows;
}
