import { Client } from 'pg';
import { Images } from '../../../src/platform/storage/images.js';
import { pngOfShade } from '../../support/catalog/test-images.js';
import { addProduct } from '../../support/catalog-rows.js';
import { newUser } from '../../support/test-users.js';
import { placeOrder } from '../../support/sales.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;
let db: Client;

beforeAll(async () => {
  shop = await startTestApp();
  db = new Client(shop.databaseUrl);
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await shop.close();
});

it('an order shows its images where they are now, whatever their address was then', async () => {
  await addProduct(db, {});
  const { id, api } = await newUser(shop);
  await placeOrder(shop, id);
  const { url, srcset } = await shop.app.get(Images).addWhole(await pngOfShade(40, 700));
  const then = `https://files-of-before.test/${url.split('/').at(-1)}`;
  await db.query('UPDATE order_line SET image = $1', [then]);
  const { data } =
    await api.get<{ products: { image: string; srcset: unknown }[] }[]>('orders/user');
  expect(data[0]?.products[0]).toMatchObject({ image: url, srcset });
});
