import { FINAL_PRICES, QUERIES, SHELF } from '../spec/products.js';
import { openStockedShop, type StockedShop } from './stocked-shop.js';

interface Product {
  readonly name: string;
  readonly finalPrice: number;
}

let stocked: StockedShop;
beforeAll(async () => {
  stocked = await openStockedShop();
  const { category, image, product } = stocked.known;
  for (const { name, price, discount } of SHELF) {
    await stocked.callers.admin.post('products/create-product', {
      name,
      price,
      discount,
      quantity: 20,
      category,
      description: 'For training at home',
      images: [image],
    });
  }
  await stocked.callers.admin.delete(`products/${product}`);
});
afterAll(() => stocked?.close());

it.each(QUERIES)('GET products, %s: %s', async (_why, query, names) => {
  const { data, meta } = await stocked.callers.guest.get<Product[]>(`products${query}`);
  expect(data.map(({ name }) => name)).toEqual(names);
  expect(meta).toMatchObject({ total: expect.any(Number) });
});

it('counts all that is found, whatever the page', async () => {
  const { meta, headers } = await stocked.callers.guest.get('products');
  expect(meta).toMatchObject({ page: 1, limit: 8, total: SHELF.length });
  expect(headers['content-range']).toBe(`products 0-7/${SHELF.length}`);
});

it.each(Object.entries(FINAL_PRICES))('%s sells at %d', async (name, price) => {
  const { data } = await stocked.callers.guest.get<Product[]>(`products?searchTerm=${name}`);
  expect(data[0]).toMatchObject({ name, finalPrice: price });
});
