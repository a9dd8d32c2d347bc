import { createOrder, DETAILS, payByCard } from '../../shoppers.js';
import { newProduct, PRICE } from './known-catalog.js';
import { accepted, type KnownRequests, type KnownShop } from './known-shop.js';

const CENTS = 100;

export interface KnownOrder {
  readonly _id: string;
  readonly number: number;
  readonly transactionId: string;
  readonly products: readonly { readonly _id: string }[];
}

interface CartItem {
  readonly _id: string;
}
interface Quote {
  readonly total: number;
  readonly methodId: string | null;
}

/** Leaves nothing in the user's cart but so many units of a new product. Returns the cart item's id. */
export async function fillCart(shop: KnownShop, quantity = 1): Promise<string> {
  const { api } = shop.user;
  const product = await newProduct(shop);
  for (const { _id } of await accepted(api.get<CartItem[]>('cart/user'))) {
    await accepted(api.delete(`cart/user/${_id}`));
  }
  await accepted(api.post('cart/create-cart', { product, quantity }));
  const [item] = await accepted(api.get<CartItem[]>('cart/user'));
  return item!._id;
}

/** What the cart costs, without a choice of the user. */
const quoteOf = ({ user }: KnownShop) =>
  accepted(user.api.post<Quote>('checkout/quote', { ...DETAILS }));

/** Fills the cart and pays for it. Returns the id of the payment. */
async function newPayment(shop: KnownShop, quantity: number): Promise<string> {
  await fillCart(shop, quantity);
  const { total } = await quoteOf(shop);
  return payByCard(shop.user.api, shop.cards, Math.round(total * CENTS));
}

/** A paid order of so many units of one product, with one line. */
export async function newOrder(shop: KnownShop, quantity = 2): Promise<KnownOrder> {
  const transactionId = await newPayment(shop, quantity);
  return accepted(createOrder<KnownOrder>(shop.user.api, transactionId));
}

/** What one unit of `newOrder` costs. */
export const UNIT_PRICE = PRICE;

const withCartItem = async (shop: KnownShop) => ({ fields: { id: await fillCart(shop) } });

/** The cart, and all up to the order. */
export const knownCheckout: KnownRequests = {
  'POST cart/create-cart': async (shop) => ({
    fields: { product: await newProduct(shop), quantity: 1 },
  }),
  'PUT cart/user/{id}': async (shop) => ({ fields: { id: await fillCart(shop), quantity: 2 } }),
  'DELETE cart/user/{id}': withCartItem,
  'GET checkout/address-format': async () => ({ fields: { country: 'US' } }),
  'POST checkout/quote': async (shop) => {
    await fillCart(shop);
    const { methodId } = await quoteOf(shop);
    return { fields: { methodId, country: 'US', code: '' } };
  },
  'POST payment': async (shop) => {
    await fillCart(shop);
    const { total, methodId } = await quoteOf(shop);
    return { fields: { amount: total, methodId, code: '', customerDetails: { ...DETAILS } } };
  },
  'POST orders/create-order': async (shop) => ({
    fields: { transactionId: await newPayment(shop, 1), customerDetails: { ...DETAILS } },
  }),
};
