import { Client } from 'pg';
import { Images } from '../../../src/platform/storage/images.js';
import { pngOfShade } from '../../support/catalog/test-images.js';
import { addProduct, type TestProduct } from '../../support/catalog-rows.js';
import { newAdmin, newUser, type TestUser } from '../../support/test-users.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

interface Item {
  _id: string;
  quantity: number;
  product: { _id: string; price: number; finalPrice: number; quantity: number; available: boolean };
}

let shop: TestApp;
let db: Client;
let shopper: TestUser;
let bell: TestProduct;

beforeAll(async () => {
  shop = await startTestApp();
  db = new Client(shop.databaseUrl);
  await db.connect();
});

afterAll(async () => {
  await db?.end();
  await shop?.close();
});

beforeEach(async () => {
  shopper = await newUser(shop);
  bell = await addProduct(db, { priceCents: 10_000, discount: 25, quantity: 5 });
});

const add = (quantity: number, product = bell.id, who = shopper) =>
  who.api.post<Item>('cart/create-cart', { product, quantity });
const cart = async (who = shopper) => (await who.api.get<Item[]>('cart/user')).data;

describe('adding', () => {
  it('shows the item with the price that is paid', async () => {
    const added = await add(2);
    expect(added.status).toBe(201);
    expect(added.data).toMatchObject({
      quantity: 2,
      product: { _id: bell.id, price: 100, finalPrice: 75, quantity: 5, available: true },
    });
    expect(await cart()).toEqual([added.data]);
  });

  it('names the widths of the main image that exist', async () => {
    const { url, srcset } = await shop.app.get(Images).addWhole(await pngOfShade(5, 700));
    await db.query('UPDATE product SET images = $2 WHERE id = $1', [
      bell.id,
      [url.slice(url.lastIndexOf('/') + 1)],
    ]);
    const { product } = (await add(1)).data;
    expect(srcset.map(({ width }) => width)).toEqual([320, 640]);
    expect(product).toMatchObject({ images: [url], srcset });
  });

  it('adds up, to the stock and no further', async () => {
    await add(2);
    expect((await add(3)).data.quantity).toBe(5);
    const refused = await add(1);
    expect([refused.status, refused.message]).toEqual([409, 'Only 5 left in stock']);
    expect((await add(6)).message).toBe('Only 5 left in stock');
    expect((await cart())[0]!.quantity).toBe(5);
  });

  it('makes one item of many adds at once, and never more than the stock', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(1)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(3);
    expect(await cart()).toMatchObject([{ quantity: 5 }]);
  });

  it.each([
    [{ quantity: 1 }, 'product', 'Product is required'],
    [{ product: 'x', quantity: 0 }, 'quantity', 'Quantity must be at least 1'],
    [{ product: 'x', quantity: 1.5 }, 'quantity', 'Quantity must be a whole number'],
    [{ product: 'x', quantity: '1' }, 'quantity', 'Quantity must be a whole number'],
    [{ product: 'x' }, 'quantity', 'Quantity must be a whole number'],
  ])('refuses %j', async (body, field, message) => {
    const answer = await shopper.api.post('cart/create-cart', body);
    expect(answer).toMatchObject({ status: 400, message, errors: [{ field, message }] });
  });

  it('does not know a product that is unknown, malformed or deleted', async () => {
    expect((await add(1, 'nonsense')).status).toBe(404);
    expect((await add(1, '01900000-0000-7000-8000-000000000000')).status).toBe(404);
    await db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [bell.id]);
    expect((await add(1)).status).toBe(404);
  });

  it("refuses another's cart, and takes one's own name", async () => {
    const other = await newUser(shop);
    const body = { product: bell.id, quantity: 1 };
    expect((await shopper.api.post('cart/create-cart', { ...body, user: other.id })).status).toBe(
      403,
    );
    for (const user of [null, shopper.id.toUpperCase()]) {
      expect((await shopper.api.post('cart/create-cart', { ...body, user })).status).toBe(201);
    }
    expect((await shopper.api.post('cart/create-cart', { ...body, user: shopper.id })).status).toBe(
      201,
    );
    expect(await cart(other)).toEqual([]);
  });

  it('is for shoppers', async () => {
    expect((await shop.api.get('cart/user')).status).toBe(401);
    expect((await (await newAdmin(shop)).api.get('cart/user')).status).toBe(403);
  });

  it('holds a hundred different products', async () => {
    await db.query(
      `INSERT INTO product (id, name, description, price_cents, quantity, category_id, images, created_at)
       SELECT gen_random_uuid(), 'many', 'many', 100, 1, category_id, images, now()
         FROM product, generate_series(1, 99) WHERE id = $1`,
      [bell.id],
    );
    await db.query(
      `INSERT INTO cart_item (id, user_id, product_id, quantity, created_at)
       SELECT gen_random_uuid(), $1, id, 1, now() FROM product WHERE name = 'many'`,
      [shopper.id],
    );
    expect((await add(1)).status).toBe(201);
    const one = await addProduct(db);
    const refused = await add(1, one.id);
    expect(refused).toMatchObject({ status: 409, code: 'cart_full' });
    expect((await add(1)).status).toBe(201);
  });
});

describe('changing', () => {
  it('sets the quantity within the stock', async () => {
    const { _id } = (await add(1)).data;
    expect((await shopper.api.put<Item>(`cart/user/${_id}`, { quantity: 5 })).data.quantity).toBe(
      5,
    );
    const refused = await shopper.api.put(`cart/user/${_id}`, { quantity: 6 });
    expect([refused.status, refused.message]).toEqual([409, 'Only 5 left in stock']);
    expect((await shopper.api.put(`cart/user/${_id}`, { quantity: 0 })).status).toBe(400);
  });

  it('lets a shopper step down to a stock that fell', async () => {
    const { _id } = (await add(5)).data;
    await db.query('UPDATE product SET quantity = 2 WHERE id = $1', [bell.id]);
    expect((await shopper.api.put(`cart/user/${_id}`, { quantity: 4 })).status).toBe(200);
    expect((await shopper.api.put(`cart/user/${_id}`, { quantity: 4 })).message).toBe(
      'Only 2 left in stock',
    );
  });

  it("does not find another's item, nor one that is gone", async () => {
    const { _id } = (await add(1)).data;
    const other = await newUser(shop);
    expect((await other.api.put(`cart/user/${_id}`, { quantity: 2 })).status).toBe(404);
    expect((await other.api.delete(`cart/user/${_id}`)).status).toBe(404);
    expect((await shopper.api.put('cart/user/nonsense', { quantity: 2 })).status).toBe(404);
    expect((await shopper.api.delete(`cart/user/${_id}`)).status).toBe(200);
    expect((await shopper.api.delete(`cart/user/${_id}`)).status).toBe(404);
    expect(await cart()).toEqual([]);
  });

  it('shows a deleted product as unavailable', async () => {
    const { _id } = (await add(1)).data;
    await db.query('UPDATE product SET deleted_at = now() WHERE id = $1', [bell.id]);
    expect(await cart()).toMatchObject([{ _id, product: { available: false } }]);
    const refused = await shopper.api.put(`cart/user/${_id}`, { quantity: 2 });
    expect(refused.message).toBe('"Kettlebell 16 kg" is no longer available');
  });
});

it('answers a page where limit is sent, and tells the whole', async () => {
  const second = await addProduct(db);
  await add(1);
  await add(1, second.id);
  const whole = await shopper.api.get<Item[]>('cart/user');
  expect(whole.meta).toEqual({ page: 1, limit: 2, total: 2, totalIsExact: true });
  expect(whole.headers['content-range']).toBe('cart 0-1/2');
  const page = await shopper.api.get<Item[]>('cart/user?limit=1&page=2');
  expect(page.data.map((item) => item.product._id)).toEqual([second.id]);
});
