import * as records from '../records.js';
import type { Call } from './call.js';

const DETAILS = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '0123456789',
  address: '1 Main Street',
  city: 'London',
  state: 'LDN',
  zip: '1234',
};

/** Sections 7.2 and 7.4. */
export const SALE: readonly Call[] = [
  {
    route: 'POST cart/create-cart',
    as: 'user',
    status: 201,
    send: ({ user, product }) => ({ user, product, quantity: 1 }),
    message: 'Item added to cart',
    data: { ...records.CART_ITEM, quantity: 1 },
    keep: ['item'],
  },
  {
    route: 'PUT cart/user/{id}',
    as: 'user',
    id: 'item',
    send: () => ({ quantity: 2 }),
    data: { ...records.CART_ITEM, quantity: 2 },
  },
  { route: 'GET cart/user', as: 'user', data: [{ ...records.CART_ITEM, quantity: 2 }] },
  {
    route: 'POST products/stock',
    as: 'guest',
    send: ({ product }) => ({ productIds: [product, 'unknown'] }),
    data: { unknown: 0 },
  },
  { route: 'DELETE cart/user/{id}', as: 'user', id: 'item', data: null },
  { route: 'GET cart/user', as: 'user', data: [] },
  {
    route: 'POST cart/create-cart',
    as: 'user',
    status: 201,
    send: ({ product }) => ({ product, quantity: 3 }),
    data: { ...records.CART_ITEM, quantity: 3 },
  },
  {
    // The amount is the rounded sum of what the shopper pays for each: 3 times 44.99.
    route: 'POST payment',
    as: 'user',
    send: () => ({ amount: 134.97, customerDetails: DETAILS }),
    data: expect.stringMatching(/^pi_\w+_secret_\w+$/),
    keep: ['secret', ''],
  },
  {
    route: 'POST orders/create-order',
    as: 'user',
    first: 'pay by card',
    status: 201,
    send: ({ transactionId, product }) => ({
      transactionId,
      customerDetails: DETAILS,
      products: [
        {
          productId: product,
          name: 'Kettlebell 16 kg',
          image: '',
          price: 44.99,
          quantity: 3,
          subtotal: 134.97,
        },
      ],
      shippingCharge: 0,
      totalPrice: 134.97,
    }),
    data: {
      ...records.ORDER,
      status: 'pending',
      totalPrice: 134.97,
      customerDetails: DETAILS,
      products: [{ ...records.ORDER.products[0], price: 44.99, quantity: 3, subtotal: 134.97 }],
    },
    keep: ['order'],
  },
  { route: 'GET cart/user', as: 'user', data: [] },
  { route: 'GET orders/user', as: 'user', data: [records.ORDER] },
  { route: 'GET orders/{id}', as: 'user', id: 'order', data: records.ORDER },
  { route: 'GET orders/{id}', as: 'admin', id: 'order', data: records.ORDER },
  { route: 'GET orders', as: 'admin', data: [records.ORDER] },
  {
    route: 'PUT orders/status/admin/{id}',
    as: 'admin',
    id: 'order',
    send: () => ({ status: 'shipped' }),
    message: 'shipped successfully!',
    data: { ...records.ORDER, status: 'shipped' },
  },
  { route: 'GET products/best-selling', as: 'guest', data: [records.PRODUCT] },
];
