import { QueryClient } from '@tanstack/react-query';

/** How long data stays that no screen uses any more. */
const UNUSED_FOR_MS = 60_000;

/** Holds what the server has told. A call that failed is told at once, with a button to try again. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, gcTime: UNUSED_FOR_MS } },
});
