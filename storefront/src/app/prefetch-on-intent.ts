import { matchRoutes, type RouteObject } from 'react-router';
import type { PageHandle } from './page-module';
import type { Store } from './store';

const HESITATION_MS = 80;

/**
 * Prefetches the code and data of a page when the pointer rests on its link or the link has the focus. The cache drops
 * what is not visited after a minute.
 */
export function prefetchOnIntent(routes: RouteObject[], store: Store): void {
  let timer: ReturnType<typeof setTimeout>;
  const seen = new Set<string>();
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.origin !== location.origin || seen.has(link.href)) return;
    timer = setTimeout(() => {
      seen.add(link.href);
      // A page that fails to load is requested again when it is opened.
      void fetchPage(routes, store, new URL(link.href)).catch(() => seen.delete(link.href));
    }, HESITATION_MS);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

async function fetchPage(routes: RouteObject[], store: Store, url: URL): Promise<void> {
  const matches = matchRoutes(routes, url.pathname) ?? [];
  for (const { route, params } of matches) {
    const page = typeof route.lazy === 'function' ? await route.lazy() : route;
    const { preload } = (page.handle ?? {}) as Partial<PageHandle>;
    await preload?.({ store: forgetful(store), params, search: url.searchParams });
  }
}

/** Unsubscribes as soon as the data is there; the cache keeps it for a minute. */
function forgetful(store: Store): Store {
  const dispatch = (action: unknown) => {
    const answer = store.dispatch(action as never) as unknown as Subscription;
    void Promise.resolve(answer).then(() => answer.unsubscribe?.());
    return answer;
  };
  return { ...store, dispatch: dispatch as unknown as Store['dispatch'] };
}

type Subscription = PromiseLike<unknown> & { unsubscribe?: () => void };
