import { randomUUID } from 'node:crypto';
import { accepted, type KnownRequests, type KnownShop, newId } from './known-shop.js';

export const PRICE = 49.99;
const QUANTITY = 1_000;
const CSV_COLUMNS = 'name,price,quantity,category,description,images';

export interface KnownCategory {
  readonly id: string;
  readonly title: string;
}

export async function newCategory({ admin }: KnownShop): Promise<KnownCategory> {
  const title = `Category ${randomUUID()}`;
  return { id: await newId(admin.api.post('categories/create-category', { title })), title };
}

/** A product of which there are many, at `PRICE`. */
export async function newProduct(shop: KnownShop, category?: string): Promise<string> {
  const product = {
    name: 'Kettlebell 16 kg',
    price: PRICE,
    quantity: QUANTITY,
    category: category ?? (await newCategory(shop)).id,
    description: 'Cast iron with a wide handle',
    images: [shop.imageUrl],
  };
  return newId(shop.admin.api.post('products/create-product', product));
}

/** A product, and what a list needs to show it. */
async function listed(shop: KnownShop) {
  const { id } = await newCategory(shop);
  await newProduct(shop, id);
  return { fields: { categories: id, searchTerm: 'Kettlebell', brand: '' } };
}
const withProduct = async (shop: KnownShop) => ({ fields: { id: await newProduct(shop) } });
const withCategory = async (shop: KnownShop) => ({ fields: { id: (await newCategory(shop)).id } });

/** Imports a file without rows. Returns the id of the import. */
async function newImport(shop: KnownShop): Promise<string> {
  const content = Buffer.from(`id,${CSV_COLUMNS}\n`);
  await shop.postFile('products/import', shop.admin.token, { type: 'text/csv', content });
  const path = 'audit?what=products.import&limit=1';
  const [entry] = await accepted(shop.admin.api.get<{ subject: string }[]>(path));
  return entry!.subject.replace('import ', '');
}

/** Products and categories. */
export const knownCatalog: KnownRequests = {
  'GET categories': async () => ({ fields: { sort: 'title' } }),
  'GET categories/export.csv': async () => ({ fields: { sort: 'title' } }),
  'GET products': async (shop) => {
    const { fields } = await listed(shop);
    return { fields: { ...fields, sort: 'asc' } };
  },
  'GET products/admin': listed,
  'GET products/export.csv': listed,
  'GET products/{id}': withProduct,
  'DELETE products/{id}': withProduct,
  'PUT products/{id}': async (shop) => {
    const { id: category } = await newCategory(shop);
    const id = await newProduct(shop, category);
    return {
      fields: { id, category, version: 1, baseQuantity: QUANTITY, data: { name: 'Bell' } },
    };
  },
  'POST products/create-product': async (shop) => ({
    fields: { category: (await newCategory(shop)).id },
  }),
  'POST products/stock': async (shop) => ({ fields: { productIds: [await newProduct(shop)] } }),
  // It takes ids or a filter, not both.
  'POST products/bulk': async (shop) => ({
    fields: {
      dryRun: 'false',
      ids: [await newProduct(shop)],
      filter: undefined,
      price: { percent: -10 },
      discount: 5,
      quantity: 7,
      category: (await newCategory(shop)).id,
    },
  }),
  'POST products/import': async (shop) => {
    const { title } = await newCategory(shop);
    const row = `Bell,9.99,5,${title},A bell of the scan,${shop.imageUrl}`;
    return { fields: { dryRun: 'false', csv: `${CSV_COLUMNS}\n${row}` } };
  },
  'GET products/imports/{id}/file.csv': async (shop) => ({ fields: { id: await newImport(shop) } }),
  'GET categories/{id}': withCategory,
  'DELETE categories/{id}': withCategory,
  'PUT categories/{id}': async (shop) => ({
    fields: { id: (await newCategory(shop)).id, version: 1, icon: shop.imageUrl },
  }),
};
