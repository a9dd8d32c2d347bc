import { matchRoutes, type RouteObject } from 'react-router';
import type { PageHandle } from './page-module';
import type { Store } from './store';

const HESITATION_MS = 80;

/**
 * Fetches a page's code and data when the pointer rests on its link, or the focus does, so that it is
 * there when it is pressed. What is not visited is forgotten after the cache's minute.
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
      // A page that cannot be had now is asked for again when it is opened.
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

/** Lets go of what it has read as soon as it is there; the cache keeps it for its minute. */
function forgetful(store: Store): Store {
  const dispatch = (action: unknown) => {
    const answer = store.dispatch(action as never) as unknown as Subscription;
    void Promise.resolve(answer).then(() => answer.unsubscribe?.());
    return answer;
  };
  return { ...store, dispatch: dispatch as unknown as Store['dispatch'] };
}

type Subscription = PromiseLike<unknown> & { unsubscribe?: () => void };
