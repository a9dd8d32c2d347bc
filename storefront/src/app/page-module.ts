import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { Store } from './store';

/** What `preload` of a page gets, on the server. */
export interface PreloadContext {
  store: Store;
  params: Params;
  pathname: string;
  search: URLSearchParams;
}

/** A file in `pages/`: its component, and for public pages the data that the server loads first. */
export interface PageModule {
  Component: ComponentType;
  /** @returns the HTTP status where it is not 200 */
  preload?: (context: PreloadContext) => Promise<number | void>;
}

/** The route handle of a page, or of a path that redirects. */
export interface PageHandle {
  /** The page's source file, as the build's manifest names it. */
  file?: string;
  preload?: PageModule['preload'];
  redirect?: string;
}
