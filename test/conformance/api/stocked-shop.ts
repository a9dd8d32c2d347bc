import type { ApiAnswer, ApiClient } from '../../support/api-client.js';
import { type Cards } from '../../support/cards.js';
import { startCards } from '../../support/start-cards.js';
import { pngOfShade, upload } from '../../support/catalog/test-images.js';
import { newAdmin, newUser } from '../../support/test-users.js';
import { PASSWORD } from '../../support/password.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';
import type { Known } from '../spec/calls/call.js';

export type Caller = 'guest' | 'user' | 'admin';

/** A shop with one category and one product, and a caller of each kind. */
export interface StockedShop {
  readonly shop: TestApp;
  readonly cards: Cards;
  readonly known: Known;
  readonly callers: Readonly<Record<Caller, ApiClient>>;
  /** `PUT products/{id}` is called with the product's id. */
  call(as: Caller, route: string, send?: object): Promise<ApiAnswer>;
  close(): Promise<void>;
}

export async function openStockedShop(): Promise<StockedShop> {
  const { cards, close: closeCards } = await startCards();
  const shop = await startTestApp({ STRIPE_API_BASE: cards.url });
  const [user, admin] = [await newUser(shop), await newAdmin(shop)];
  const { data: image } = await upload(admin.api, await pngOfShade(1));
  const create = async (path: string, body: object) =>
    (await admin.api.post<{ _id: string }>(path, body)).data._id;
  const category = await create('categories/create-category', { title: 'Strength' });
  const product = await create('products/create-product', {
    name: 'Kettlebell 16 kg',
    price: 49.99,
    quantity: 100,
    category,
    description: 'Cast iron with a wide handle',
    images: [image.url],
  });
  const callers = { guest: shop.api, user: user.api, admin: admin.api };
  return {
    shop,
    cards,
    callers,
    known: {
      user: user.id,
      email: user.email,
      password: PASSWORD,
      category,
      product,
      image: image.url,
    },
    call: (as, route, send) => {
      const [method, path = ''] = route.split(' ');
      const filled = path.replace('{id}', product);
      if (method === 'GET') return callers[as].get(filled);
      if (method === 'DELETE') return callers[as].delete(filled);
      return callers[as][method === 'PUT' ? 'put' : 'post'](filled, send);
    },
    close: async () => {
      await shop.close();
      await closeCards();
    },
  };
}
