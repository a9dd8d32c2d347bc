import type { Product } from './product-fixtures.js';
import { buy, type Shopper } from './shopper.js';
import type { Storefront } from './storefront.js';

/** An order of one product, of which there are many, that has been delivered. */
export async function deliveredOrder(front: Storefront, shopper: Shopper, quantity: number) {
  const { data } = await front.api.get<Product[]>('products?limit=40&maxPrice=300');
  const product = data.find((each) => each.quantity >= 10)!;
  const order = await buy(front.url, shopper, [product, quantity]);
  const { api } = await front.admin();
  for (const status of ['shipped', 'delivered']) {
    await api.put(`orders/status/admin/${order._id}`, { status });
  }
  return { product, order };
}
