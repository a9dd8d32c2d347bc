import { randomUUID } from 'node:crypto';
import type { KnownFields } from './known/known-shop.js';

/** What exists in the shop, so that requests get further than 'not found'. */
export interface KnownValues {
  /** By what they are of; `none` for those that do not exist. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** What the request that is made takes: see `KnownRequest`. */
  readonly fields: KnownFields;
  /** Of the user whose session calls; no id is its, else it could be made an admin. */
  readonly userId: string;
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

/** What is known of a user without orders, in a shop with an image. */
export const valuesOf = (
  user: { readonly id: string; readonly email: string },
  imageUrl: string,
): KnownValues => ({
  ids: { none: [randomUUID()] },
  fields: {},
  userId: user.id,
  emails: [user.email],
  oldPassword: 'wrong password',
  tokens: ['scan'],
  category: 'Bells',
  cartTotal: 0,
  imageUrl,
  png: Buffer.alloc(0),
});

/** The same as an operation sees it: with the ids of its kind as `own`. */
export function knownAt(path: string, known: KnownValues): KnownValues {
  const kinds = Object.keys(known.ids).filter((kind) => path.startsWith(`/api/${kind}`));
  const [longest = 'none'] = kinds.sort((a, b) => b.length - a.length);
  return { ...known, ids: { ...known.ids, own: known.ids[longest]! } };
}
