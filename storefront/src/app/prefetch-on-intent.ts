import { handleOf, loadPages, matchPages } from './load-pages';
import type { Store } from './store';

const HESITATION_MS = 80;

/**
 * Prefetches the code and data of a page when the pointer rests on its link or the link has the focus. The cache drops
 * what is not visited after a minute.
 */
export function prefetchOnIntent(store: Store): void {
  let timer: ReturnType<typeof setTimeout>;
  const seen = new Set<string>();
  const onIntent = (event: Event) => {
    clearTimeout(timer);
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.origin !== location.origin || seen.has(link.href)) return;
    // A module whose request fails now would not be requested when the page is opened.
    if (!navigator.onLine) return;
    timer = setTimeout(() => {
      seen.add(link.href);
      // A page that fails to load is loaded as a document when it is opened.
      void fetchPage(store, new URL(link.href)).catch(() => seen.delete(link.href));
    }, HESITATION_MS);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

async function fetchPage(store: Store, url: URL): Promise<void> {
  const { pathname, searchParams: search } = url;
  const matches = matchPages(pathname);
  await loadPages(matches);
  for (const match of matches) {
    const { preload } = handleOf(match);
    await preload?.({ store: withAutoUnsubscribe(store), params: match.params, pathname, search });
  }
}

/** Releases each subscription once its data is there; RTK Query caches it for 60 s. */
function withAutoUnsubscribe(store: Store): Store {
  const dispatch = (action: unknown) => {
    const answer = store.dispatch(action as never) as unknown as Subscription;
    void Promise.resolve(answer).then(() => answer.unsubscribe?.());
    return answer;
  };
  return { ...store, dispatch: dispatch as unknown as Store['dispatch'] };
}

type Subscription = PromiseLike<unknown> & { unsubscribe?: () => void };
