import type Stripe from 'stripe';
import { isMissing, translated } from './stripe-client.js';

/** As many as the provider lists in one page. */
export const MOST = 100;

interface PageParams {
  readonly created: Stripe.RangeQueryParam;
  readonly limit: number;
  readonly starting_after?: string;
}

/** The objects that were created at or after `since`, newest first, page by page. */
export async function* createdSince<Item extends { readonly id: string }>(
  since: Date,
  list: (page: PageParams) => Promise<Stripe.ApiList<Item>>,
): AsyncGenerator<Item> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  let after: string | undefined;
  do {
    const page = await translated(() =>
      list({ created, limit: MOST, ...(after && { starting_after: after }) }),
    );
    yield* page.data;
    after = page.has_more ? page.data.at(-1)?.id : undefined;
  } while (after);
}

/** The objects of one payment; empty where the provider does not know it. */
export function ofPayment<Item>(
  list: () => Promise<Stripe.ApiList<Item>>,
): Promise<readonly Item[]> {
  return translated(async () => {
    try {
      return (await list()).data;
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  });
}
