import { createAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** The query cache that the server filled for this page. */
export interface ServerState {
  queries: object;
  provided: object;
}

/** Loads the server's cache, so that the browser does not fetch the same data again. */
export const hydrate = createAction<ServerState>('hydrate');

const KEEP_UNUSED_S = 60;

/**
 * The one cache of the storefront. Features add their endpoints with `injectEndpoints`. A query about the
 * signed-in user takes that user's id as its argument, so that no user sees another's data. Invalidation waits for pending
 * calls, as it is by default: at once, it would skip a query whose response is of before the change.
 */
export const api = createApi({
  baseQuery,
  tagTypes: ['users', 'cart', 'orders', 'products', 'category'],
  keepUnusedDataFor: KEEP_UNUSED_S,
  refetchOnReconnect: true,
  extractRehydrationInfo(action): never | undefined {
    // The library types this as its whole state; it reads these three parts of it.
    if (hydrate.match(action)) return { mutations: {}, ...action.payload } as never;
  },
  endpoints: () => ({}),
});
