import type { ApiAnswer, ApiClient } from './api-client.js';
import type { TestProduct } from './catalog-rows.js';
import { type Cards, idOf } from './cards.js';
import { eventually } from './eventually.js';

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
const SERVED_WITHIN_MS = 240_000;

/** Asks again while the shop is busy, as its page does; throws where it is for four minutes. */
const onceServed = <Data>(ask: () => Promise<ApiAnswer<Data>>): Promise<ApiAnswer<Data>> =>
  eventually(async () => {
    const answer = await ask();
    if (BUSY.includes(answer.status)) throw new Error(`${answer.status}: ${answer.body}`);
    return answer;
  }, SERVED_WITHIN_MS);

/** The calls of a shopper who asks again: for tests of something else than whether each request is served. */
export const patient = (api: ShopperApi): ShopperApi => ({
  get: (path) => onceServed(() => api.get(path)),
  post: (path, body) => onceServed(() => api.post(path, body)),
  put: (path, body) => onceServed(() => api.put(path, body)),
  delete: (path) => onceServed(() => api.delete(path)),
});

/** Adds a product to the cart. */
export async function fill(api: ShopperApi, product: TestProduct, quantity = 1): Promise<void> {
  const answer = await api.post('cart/create-cart', { product: product.id, quantity });
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
  const started = await pay(api, cents, customerDetails);
  if (started.status !== 200) throw new Error(`not to be paid: ${started.body}`);
  const { status } = await cards.confirm(started.data);
  if (status !== 'succeeded') throw new Error(`the card said ${status}`);
  return idOf(started.data);
}
