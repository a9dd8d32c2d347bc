import { configureStore } from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { ApiTransport } from '../api/base-query';

/** The cache of one visit in the browser, or of one request on the server. */
export function createStore(transport: ApiTransport) {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: transport }, serializableCheck: false }).concat(
        api.middleware,
      ),
  });
}

export type Store = ReturnType<typeof createStore>;
