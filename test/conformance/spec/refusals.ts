import type { Known } from './calls/call.js';

const UNKNOWN = '01900000-0000-7000-8000-000000000000';

/** A call that is refused for another reason than a bad form. */
export interface Refusal {
  readonly why: string;
  readonly as: 'guest' | 'user' | 'admin';
  /** Method and path below `/api`; `{name}` is something known. */
  readonly call: string;
  readonly send?: (known: Known) => object;
  readonly status: number;
  readonly message?: string;
}

const CREDENTIALS = 'Invalid email or password';
const NEW_ACCOUNT = { name: 'Ann', password: 'secret words', confirmPassword: 'secret words' };

/** Sections 4, 6 and 7 with their decisions. */
export const REFUSALS: readonly Refusal[] = [
  {
    why: 'an email that is taken',
    as: 'guest',
    call: 'POST auth/signup',
    status: 409,
    send: ({ email }) => ({ ...NEW_ACCOUNT, email }),
    message: 'An account with this email already exists',
  },
  {
    why: 'a wrong password',
    as: 'guest',
    call: 'POST auth/login',
    status: 401,
    send: ({ email }) => ({ email, password: 'not this one' }),
    message: CREDENTIALS,
  },
  {
    why: 'an unknown account',
    as: 'guest',
    call: 'POST auth/login',
    status: 401,
    send: () => ({ email: 'nobody@x.test', password: 'not this one' }),
    message: CREDENTIALS,
  },
  {
    why: 'a bad reset link',
    as: 'guest',
    call: 'POST auth/reset-password',
    status: 400,
    send: () => ({ token: 'some', password: 'secret words' }),
    message: 'This reset link is invalid or has expired',
  },
  { why: 'an unknown product', as: 'guest', call: `GET products/${UNKNOWN}`, status: 404 },
  { why: 'a malformed id', as: 'guest', call: 'GET products/x', status: 404 },
  { why: 'an unknown category', as: 'guest', call: `GET categories/${UNKNOWN}`, status: 404 },
  { why: 'a page of more than 100', as: 'guest', call: 'GET products?limit=101', status: 400 },
  {
    why: 'an unknown product',
    as: 'user',
    call: 'POST cart/create-cart',
    status: 404,
    send: () => ({ product: UNKNOWN, quantity: 1 }),
  },
  {
    why: 'the cart of another',
    as: 'user',
    call: 'POST cart/create-cart',
    status: 403,
    send: ({ product }) => ({ user: UNKNOWN, product, quantity: 1 }),
  },
  {
    why: 'more than the stock',
    as: 'user',
    call: 'POST cart/create-cart',
    status: 409,
    send: ({ product }) => ({ product, quantity: 101 }),
    message: 'Only 100 left in stock',
  },
  { why: 'an unknown item', as: 'user', call: `DELETE cart/user/${UNKNOWN}`, status: 404 },
  {
    why: 'an empty cart',
    as: 'user',
    call: 'POST payment',
    status: 409,
    send: () => ({ amount: 49.99 }),
    message: 'Your cart is empty.',
  },
  {
    why: 'a payment nobody made',
    as: 'user',
    call: 'POST orders/create-order',
    status: 404,
    send: () => ({ transactionId: 'pi_unknown' }),
  },
  { why: 'an unknown order', as: 'user', call: `GET orders/${UNKNOWN}`, status: 404 },
  {
    why: 'a category in use',
    as: 'admin',
    call: 'DELETE categories/{category}',
    status: 409,
    message: 'This category still has 1 product.',
  },
  {
    why: 'an unknown category',
    as: 'admin',
    call: 'PUT products/{product}',
    status: 404,
    send: () => ({ category: UNKNOWN }),
  },
  { why: 'an unknown user', as: 'admin', call: 'PUT users/make-admin?id=x', status: 404 },
  { why: 'a bad token', as: 'guest', call: 'PUT newsletter/unsubscribe/?token=x', status: 400 },
  {
    why: 'an unknown reader',
    as: 'admin',
    call: 'PUT newsletter/cancel-subscription',
    send: () => ({ email: 'nobody@x.test' }),
    status: 404,
  },
  { why: 'no such call', as: 'guest', call: 'GET nowhere', status: 404 },
];
