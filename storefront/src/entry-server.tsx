import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { api } from './api/api';
import { CurrentPage } from './app/current-page';
import { OriginContext } from './app/head/origin';
import { preloadLayout } from './app/layout/preload-layout';
import { handleOf, loadPages, matchPages, redirectOf } from './app/load-pages';
import type { PageState } from './app/page-state';
import { createStore, type Store } from './app/store';

/** What the server passes to render one page. */
export interface RenderRequest {
  /** The address without the host: `/products?page=2`. */
  url: string;
  /** `https://shop.example`, without a trailing slash. */
  origin: string;
  /** Calls the API without a socket; the path is relative to `/api/`. */
  fetch(path: string, init: RequestInit): Promise<Response>;
}

/** One rendered page, for the template. */
export interface RenderedPage {
  status: number;
  /** Set for a redirect; the rest is empty then. */
  location?: string;
  /** Title, description and previews, for `<head>`. */
  head: string;
  html: string;
  state: PageState;
  /** Source files of the rendered pages, as the build's manifest names them. */
  files: string[];
}

/** The start of the page's markup; what React renders before it belongs into `<head>`. */
const PAGE_START = '<div data-page';

/** Loads the data of a page, renders it, and returns the state for hydration. */
export async function render({ url, origin, fetch }: RenderRequest): Promise<RenderedPage> {
  const { pathname, search, searchParams } = new URL(url, origin);
  const matches = matchPages(pathname);
  const redirect = redirectOf(matches);
  if (redirect) return redirection(redirect, origin);

  await loadPages(matches);
  const store = createStore({ fetch });
  const handles = matches.map(handleOf);
  const { params = {} } = matches.at(-1) ?? {};
  const statuses = await Promise.all([
    preloadLayout(store),
    ...handles.map((handle) => handle.preload?.({ store, params, pathname, search: searchParams })),
  ]);
  const markup = renderToString(
    <OriginContext value={origin}>
      <Provider store={store}>
        <StaticRouter location={{ pathname, search }}>
          <CurrentPage />
        </StaticRouter>
      </Provider>
    </OriginContext>,
  );
  const start = Math.max(markup.indexOf(PAGE_START), 0);
  return {
    status: statuses.find((status) => typeof status === 'number') ?? 200,
    head: markup.slice(0, start),
    html: markup.slice(start),
    state: { origin, api: serverState(store) },
    files: handles.flatMap((handle) => handle.file ?? []),
  };
}

function serverState(store: Store): PageState['api'] {
  const { queries, provided } = store.getState()[api.reducerPath];
  return { queries, provided };
}

function redirection(location: string, origin: string): RenderedPage {
  return {
    status: 302,
    location,
    head: '',
    html: '',
    state: { origin, api: { queries: {}, provided: {} } },
    files: [],
  };
}
