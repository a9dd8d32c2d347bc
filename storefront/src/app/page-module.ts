import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { Store } from './store';

/** What a page needs to read before it can be rendered on the server. */
export interface PreloadContext {
  store: Store;
  params: Params;
  search: URLSearchParams;
}

/** A file in `pages/`: its screen, and for public pages what the server reads first. */
export interface PageModule {
  Component: ComponentType;
  /** @returns the HTTP status where it is not 200 */
  preload?: (context: PreloadContext) => Promise<number | void>;
}

/** What the router remembers of a page. */
export interface PageHandle {
  /** Its source file, as the build's manifest names it. */
  file: string;
  preload?: PageModule['preload'];
}
