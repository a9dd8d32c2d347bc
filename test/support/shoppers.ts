import type { ApiAnswer, ApiClient } from './api-client.js';
import type { TestProduct } from './catalog-rows.js';
import { type Cards, idOf } from './cards.js';

/** Calls of a shopper, by inject or over a socket. */
export type ShopperApi = Pick<ApiClient, 'get' | 'post' | 'put' | 'delete'>;

export const DETAILS = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '0123456789',
  address: '1 Main Street',
  city: 'London',
  state: 'LDN',
  zip: '1234',
};

export interface Order {
  readonly _id: string;
  readonly number: number;
  readonly transactionId: string;
  readonly totalPrice: number;
  readonly createdAt: string;
  readonly customerDetails: typeof DETAILS;
  readonly products: readonly {
    _id: string;
    productId: string;
    name: string;
    price: number;
    quantity: number;
  }[];
}

/** Of a request that timed out in the shop or found no process behind the proxy, as on a slow machine. */
const BUSY = [503, 502];

/** Asks again while the shop is busy, as its page does. */
export async function onceServed<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (!BUSY.includes(answer.status)) return answer;
  }
}

/** Adds a product to the cart. */
export async function fill(api: ShopperApi, product: TestProduct, quantity = 1): Promise<void> {
  const body = { product: product.id, quantity };
  const answer = await onceServed(() => api.post('cart/create-cart', body));
  if (answer.status !== 201) throw new Error(`not in the cart: ${answer.body}`);
}

/** Starts paying; `cents` is the total that the shopper saw. */
export const pay = (
  api: ShopperApi,
  cents: number,
  customerDetails: object | undefined = DETAILS,
): Promise<ApiAnswer<string>> => api.post('payment', { amount: cents / 100, customerDetails });

/** `Data` is what the caller reads of the order. */
export const createOrder = <Data = Order>(
  api: ShopperApi,
  transactionId: string,
  more: object = {},
): Promise<ApiAnswer<Data>> => api.post<Data>('orders/create-order', { transactionId, ...more });

/** Pays like an honest browser until the card succeeds; returns the intent's id. */
export async function payByCard(
  api: ShopperApi,
  cards: Cards,
  cents: number,
  customerDetails: object = DETAILS,
): Promise<string> {
  const started = await onceServed(() => pay(api, cents, customerDetails));
  if (started.status !== 200) throw new Error(`not to be paid: ${started.body}`);
  const { status } = await cards.confirm(started.data);
  if (status !== 'succeeded') throw new Error(`the card said ${status}`);
  return idOf(started.data);
}
