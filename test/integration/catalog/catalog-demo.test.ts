import sharp from 'sharp';
import { DemoArt, type DemoCatalog } from '../../../dev/demo/demo-catalog.js';
import { seedCatalog } from '../../../dev/demo/seed-catalog.js';
import type { ProductAnswer } from '../../support/catalog/catalog-builder.js';
import { startTestApp, type TestApp } from '../../support/start-test-app.js';

let shop: TestApp;

beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

/** The real art, with a few of its products: encoding them all takes a while. */
class FewGoods extends DemoArt {
  constructor(private readonly change: (goods: DemoCatalog) => DemoCatalog = (goods) => goods) {
    super('art');
  }

  override async catalog(): Promise<DemoCatalog> {
    const { categories, products } = await super.catalog();
    return this.change({ categories, products: products.slice(0, 3) });
  }
}

const listed = async () => (await shop.api.get<ProductAnswer[]>('products?limit=100')).data;

it('leaves nothing half done when it is interrupted', async () => {
  const broken = new FewGoods(({ categories, products: [first, second] }) => ({
    categories,
    products: [first!, { ...second!, category: 'no such category' }],
  }));
  await expect(seedCatalog(shop.app, broken)).rejects.toThrow('Category not found');
  expect(await listed()).toEqual([]);
});

it('fills the shop once, with images in every width, however many processes start', async () => {
  const art = new FewGoods();
  await Promise.all([seedCatalog(shop.app, art), seedCatalog(shop.app, art)]);
  await seedCatalog(shop.app, art);
  const { products } = await art.catalog();
  const found = await listed();
  expect(found.map(({ name }) => name).sort()).toEqual(products.map(({ name }) => name).sort());
  for (const image of found.flatMap(({ srcset }) => srcset)) {
    expect(image.map(({ width }) => width)).toEqual([320, 640, 1280]);
  }
});

it('has a category and images for all of its goods', async () => {
  const art = new DemoArt('art');
  const { categories, products } = await art.catalog();
  const slugs = categories.map(({ slug }) => slug);
  for (const { name, category, pictures } of products) {
    expect({ name, category: slugs.includes(category) }).toEqual({ name, category: true });
    for (const picture of pictures) {
      const { width } = await sharp(await art.productImage(picture)).metadata();
      expect(width).toBeGreaterThanOrEqual(1280);
    }
  }
});
