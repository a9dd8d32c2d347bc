import type { INestApplicationContext } from '@nestjs/common';
import {
  CreateCategory,
  CreateProduct,
  PRODUCT_DEFAULTS,
} from '../../src/modules/catalog/index.js';
import { TrialRecord } from '../../src/platform/operations/trial-record.js';
import { Images } from '../../src/platform/storage/images.js';
import type { DemoArt, DemoCatalog } from './demo-catalog.js';

/** Addresses of the stored images, by file name and by the category's slug. */
interface ProductImages {
  readonly products: ReadonlyMap<string, string>;
  readonly icons: ReadonlyMap<string, string>;
}

/**
 * Creates the demo's products in an empty shop, once an installation: what an admin deletes stays
 * deleted. An interrupted run leaves no products and starts over; images already stored are reused.
 */
export async function seedCatalog(app: INestApplicationContext, art: DemoArt): Promise<void> {
  const record = app.get(TrialRecord);
  if (await record.isSeeded()) return;
  const catalog = await art.catalog();
  const pictures = await storeImages(app.get(Images), art, catalog);
  await record.seedOnce(() => createProducts(app, catalog, pictures));
}

async function storeImages(
  images: Images,
  art: DemoArt,
  { categories, products }: DemoCatalog,
): Promise<ProductImages> {
  const stored: ProductImages & { products: Map<string, string>; icons: Map<string, string> } = {
    products: new Map(),
    icons: new Map(),
  };
  for (const name of new Set(products.flatMap((product) => product.pictures))) {
    const { url } = await images.addWhole(await art.productImage(name));
    stored.products.set(name, url);
  }
  for (const { slug } of categories) {
    const icon = await art.icon(slug);
    if (icon) stored.icons.set(slug, (await images.addWhole(icon)).url);
  }
  return stored;
}

async function createProducts(
  app: INestApplicationContext,
  { categories, products }: DemoCatalog,
  pictures: ProductImages,
): Promise<void> {
  const ids = new Map<string, string>();
  for (const { slug, title } of categories) {
    const icon = pictures.icons.get(slug);
    const category = { title, ...(icon ? { icon } : {}) };
    ids.set(slug, await app.get(CreateCategory).execute(undefined, category));
  }
  for (const { slug: _slug, category, pictures: names, ...details } of products) {
    await app.get(CreateProduct).execute(undefined, {
      ...PRODUCT_DEFAULTS,
      ...details,
      categoryId: ids.get(category) ?? category,
      images: names.map((name) => pictures.products.get(name) ?? name),
    });
  }
}
