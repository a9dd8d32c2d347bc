import { uniqueName } from '../../support/unique-name.js';
import type { Product } from '../../support/product-fixtures.js';
import { buy } from '../../support/shopper.js';
import type { Storefront } from '../../support/storefront.js';

/** What a test has made for itself, so that it may be tried again beside others. */
export interface Made {
  readonly id: string;
  readonly name: string;
}

const cheapest = async (front: Storefront): Promise<Product> => {
  const { data } = await front.api.get<Product[]>('products?limit=40&sort=asc');
  return data.find(({ quantity }) => quantity > 10)!;
};

export async function newUser(front: Storefront): Promise<Made> {
  const name = `Mary ${uniqueName()}`;
  return { id: (await front.newShopper(name)).id, name };
}

export async function newSubscriber(front: Storefront): Promise<Made> {
  const name = `${uniqueName()}@example.com`;
  await front.api.post('newsletter/subscribe', { email: name });
  return { id: '', name };
}

export async function newCategory(front: Storefront): Promise<Made> {
  const title = `Climbing ${uniqueName()}`;
  const { api } = await front.admin();
  const { data } = await api.post<{ _id: string }>('categories/create-category', { title });
  return { id: data._id, name: title };
}

export async function newProduct(front: Storefront): Promise<Made> {
  const { images, category, description } = await cheapest(front);
  const name = `Sled ${uniqueName()}`;
  const { api } = await front.admin();
  const { data } = await api.post<{ _id: string }>('products/create-product', {
    name,
    description,
    images,
    category: category._id,
    price: 20,
    quantity: 20,
  });
  return { id: data._id, name };
}

export async function newOrder(front: Storefront): Promise<Made> {
  const { _id, number } = await buy(front.url, await front.newShopper(), [
    await cheapest(front),
    1,
  ]);
  return { id: _id, name: String(number) };
}
