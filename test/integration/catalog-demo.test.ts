import { readFile } from 'node:fs/promises';
import { DemoArt } from '../../src/demo/demo-catalogue.js';
import { seedDemo } from '../../src/demo/index.js';
import { seedCatalogue } from '../../src/demo/seed-catalogue.js';
import type { ProductAnswer } from '../support/catalogue/shop-front.js';
import { startTestApp, type TestApp } from '../support/start-test-app.js';

/** Two dozen pictures are encoded in every width. */
const WITHIN_MS = 60_000;

let shop: TestApp;

beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const listed = async () => (await shop.api.get<ProductAnswer[]>('products?limit=100')).data;

it('leaves nothing half done when it is interrupted', async () => {
  const broken = new (class extends DemoArt {
    override async catalogue() {
      const { categories, products } = await super.catalogue();
      const [first, second] = products;
      return { categories, products: [first!, { ...second!, category: 'no such category' }] };
    }
  })('art');
  await expect(seedCatalogue(shop.app, broken)).rejects.toThrow('Category not found');
  expect(await listed()).toEqual([]);
});

it(
  'fills the shop once, with pictures in every width, however many processes start',
  async () => {
    const { products } = JSON.parse(await readFile('art/catalogue.json', 'utf8')) as {
      products: { name: string }[];
    };
    await Promise.all([seedCatalogue(shop.app, new DemoArt('art')), seedDemo(shop.app)]);
    await seedDemo(shop.app);
    const found = await listed();
    expect(found.map(({ name }) => name).sort()).toEqual(products.map(({ name }) => name).sort());
    for (const image of found.flatMap(({ srcset }) => srcset)) {
      expect(image.map(({ width }) => width)).toEqual([320, 640, 1280]);
    }
  },
  WITHIN_MS,
);
