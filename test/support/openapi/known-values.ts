import { randomUUID } from 'node:crypto';
import type { ApiAnswer } from '../api-client.js';
import type { ShopperApi } from '../shoppers.js';

/** What exists in the shop, so that requests get further than 'not found'. */
export interface KnownValues {
  /** By the start of their address; `none` for those that do not exist. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** Of the user whose session calls; no id is its, else it could be made an admin. */
  readonly userId: string;
  /** Of the list that is called. */
  readonly sort: string;
  readonly emails: readonly string[];
  /** For a change of password: that of the user, or a wrong one so that sessions stay. */
  readonly oldPassword: string;
  /** Of links in emails. */
  readonly tokens: readonly string[];
  /** The title of a category. */
  readonly category: string;
  /** In dollars: what the user's cart costs. */
  readonly cartTotal: number;
  readonly imageUrl: string;
  readonly png: Buffer;
}

/** Lists that are not sorted by `createdAt`. */
const SORTS: Readonly<Record<string, string>> = {
  '/api/products': 'asc',
  '/api/audit': 'at',
  '/api/audit/security': 'at',
  '/api/categories': 'title',
  '/api/categories/export.csv': 'title',
};

/** What requests use up, or change beyond use. */
type Renewed = Pick<KnownValues, 'ids' | 'category' | 'cartTotal'>;

interface CartItem {
  readonly _id: string;
  readonly product: { readonly finalPrice: number };
}

/** Makes a category with a product, an empty one, and a cart with one unit of that product. */
export async function renewedValues(
  user: ShopperApi,
  admin: ShopperApi,
  imageUrl: string,
): Promise<Renewed> {
  const newCategory = (title: string) =>
    createdId(admin.post('categories/create-category', { title }));
  const title = `Category ${randomUUID()}`;
  const category = await newCategory(title);
  const product = await createdId(
    admin.post('products/create-product', {
      name: 'Kettlebell 16 kg',
      price: 49.99,
      quantity: 1_000,
      category,
      description: 'Cast iron with a wide handle',
      images: [imageUrl],
    }),
  );
  const before = await user.get<CartItem[]>('cart/user');
  for (const { _id } of before.data) await user.delete(`cart/user/${_id}`);
  await createdId(user.post('cart/create-cart', { product, quantity: 1 }));
  const [item] = (await user.get<CartItem[]>('cart/user')).data;
  return {
    ids: {
      products: [product],
      categories: [category, await newCategory(`Category ${randomUUID()}`)],
      'cart/user': [item!._id],
      none: [randomUUID()],
    },
    category: title,
    cartTotal: item!.product.finalPrice,
  };
}

/** The id of what a call has created. */
async function createdId(call: Promise<ApiAnswer<unknown>>): Promise<string> {
  const { status, data, body } = await call;
  if (status !== 201) throw new Error(`not created: ${body}`);
  return (data as { _id: string })._id;
}

/** The same as an operation sees it: with the ids of its kind as `own`, and with a sort that its list has. */
export function knownAt(path: string, known: KnownValues): KnownValues {
  const kinds = Object.keys(known.ids).filter((kind) => path.startsWith(`/api/${kind}`));
  const [longest = 'none'] = kinds.sort((a, b) => b.length - a.length);
  return {
    ...known,
    ids: { ...known.ids, own: known.ids[longest]! },
    sort: SORTS[path] ?? 'createdAt',
  };
}
