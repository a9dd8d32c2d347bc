import type Stripe from 'stripe';
import { isMissing, translated } from './stripe-client.js';

/** As many as the provider lists in one page. */
const MOST = 100;

interface PageParams {
  readonly limit: number;
  readonly starting_after?: string;
}

type List<Item, Params> = (page: Params) => Promise<Stripe.ApiList<Item>>;

/** The objects that were created at or after `since`, newest first, page by page. */
export function createdSince<Item extends { readonly id: string }>(
  since: Date,
  list: List<Item, PageParams & { readonly created: Stripe.RangeQueryParam }>,
): AsyncGenerator<Item> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  return allOf((page) => translated(() => list({ ...page, created })));
}

/** The objects of one payment; empty where the provider does not know it. */
export function ofPayment<Item extends { readonly id: string }>(
  list: List<Item, PageParams>,
): Promise<readonly Item[]> {
  return translated(async () => {
    try {
      const items: Item[] = [];
      for await (const item of allOf(list)) items.push(item);
      return items;
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  });
}

async function* allOf<Item extends { readonly id: string }>(
  list: List<Item, PageParams>,
): AsyncGenerator<Item> {
  let after: string | undefined;
  do {
    const page = await list({ limit: MOST, ...(after && { starting_after: after }) });
    yield* page.data;
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after);
}
