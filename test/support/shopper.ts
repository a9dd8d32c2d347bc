import type { BrowserContextOptions } from 'playwright-core';
import { Cards } from './cards.js';
import { type Product, toCents } from './product-fixtures.js';
import { HttpApi } from './http-api.js';
import { PASSWORD } from './password.js';
import { createOrder, type Order, payByCard } from './shoppers.js';

/** A user with an account, signed in over the API. */
export interface Shopper {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** Of the session, as `api` sends it. */
  readonly token: string;
  readonly api: HttpApi;
  /** The storage of their browser: the token, the user and the cookies. */
  readonly stored: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

export function signUp(url: string, email: string, name: string): Promise<Shopper> {
  return enter(url, 'signup', { name, email, password: PASSWORD });
}

export function signIn(url: string, email: string, password: string): Promise<Shopper> {
  return enter(url, 'login', { email, password });
}

async function enter(
  url: string,
  call: 'signup' | 'login',
  account: { email: string; password: string; name?: string },
): Promise<Shopper> {
  const answer = await new HttpApi(url).post<{ token: string }>(`auth/${call}`, account);
  if (!answer.success) throw new Error(`nobody signed in: ${answer.body}`);
  const { token } = answer.data;
  const user = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  const { _id, role } = JSON.parse(user) as { _id: string; role: string };
  return {
    id: _id,
    email: account.email,
    password: account.password,
    token,
    api: new HttpApi(url, token),
    stored: {
      cookies: [answer.headers['set-cookie'] ?? []]
        .flat()
        .map((header) => cookieOf(String(header))),
      origins: [
        {
          origin: url,
          localStorage: [
            { name: 'accessToken', value: token },
            { name: 'user', value: JSON.stringify({ _id, role }) },
          ],
        },
      ],
    },
  };
}

/** Buys that many of each product over the API. @returns the order */
export async function buy(
  url: string,
  { api }: Shopper,
  ...goods: readonly (readonly [Product, number])[]
): Promise<Order> {
  let cents = 0;
  for (const [product, quantity] of goods) {
    await api.post('cart/create-cart', { product: product._id, quantity });
    cents += toCents(product.finalPrice) * quantity;
  }
  const transactionId = await payByCard(api, new Cards(`${url}/sandbox/stripe`), cents);
  const { data, body, success } = await createOrder(api, transactionId);
  if (!success) throw new Error(`no order: ${body}`);
  return data;
}

/** Parses `refresh=abc; Path=/api/auth; …` as the browser does. */
function cookieOf(header: string) {
  const [pair = '', ...rest] = header.split('; ');
  const [name = '', value = ''] = pair.split('=');
  const path = rest.find((part) => part.startsWith('Path='))?.slice('Path='.length) ?? '/';
  const expires = Math.floor(Date.now() / 1000) + 24 * 60 * 60;
  return {
    name,
    value,
    path,
    expires,
    domain: '127.0.0.1',
    httpOnly: true,
    secure: false,
    sameSite: 'Strict' as const,
  };
}
