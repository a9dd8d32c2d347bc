import { QueryClient } from '@tanstack/react-query';

/** How long unused data stays cached. */
const UNUSED_FOR_MS = 60_000;

/** Caches answers. A failed call is not retried: it is shown at once, with a button to retry. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, gcTime: UNUSED_FOR_MS } },
});
