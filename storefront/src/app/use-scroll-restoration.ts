import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Location, NavigateOptions } from 'react-router';

const STORAGE_KEY = 'scroll-positions';

/** Options of a navigation that leaves the scroll position to its caller, such as the next page of a list. */
export const IN_PLACE: NavigateOptions = { state: { isInPlace: true } };

/** In CSS px, by the key of the history entry. */
type Positions = Record<string, number>;

let positions: Positions | undefined;
const knownPositions = (): Positions => (positions ??= storedPositions());

/** Saves how far the page of this entry is scrolled; call it while the page is still shown. */
export function saveScrollPosition({ key }: Location): void {
  knownPositions()[key] = window.scrollY;
}

/**
 * Back and forward return to where the page was scrolled; any other page begins at the top, or where its hash points.
 * React Router has this in its data mode only, which would add 20 kB to every first visit.
 *
 * @param isScrolled the browser has scrolled the first page itself
 */
export function useScrollRestoration(location: Location, isScrolled: boolean): void {
  const settled = useRef(isScrolled ? location : undefined);
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const leave = () => {
      saveScrollPosition(location);
      storePositions();
      // The browser itself restores a page that it loads again.
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [location]);
  useLayoutEffect(() => {
    if (settled.current === location) return;
    settled.current = location;
    scroll(location);
  }, [location]);
}

function scroll({ key, hash, state }: Location): void {
  stopAwaiting();
  const saved = knownPositions()[key];
  if (saved !== undefined) return window.scrollTo(0, saved);
  const target = hash && document.getElementById(hash.slice(1));
  if (target) return target.scrollIntoView();
  if (hash) awaitElement(hash.slice(1));
  const { isInPlace = false } = (state ?? {}) as { isInPlace?: boolean };
  if (!isInPlace) window.scrollTo(0, 0);
}

/** By which users scroll. */
const USER_SCROLLS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

let stopAwaiting = (): void => undefined;

/** Scrolls to an element once it is rendered with the data of its page, unless the user scrolls or leaves before. */
function awaitElement(id: string): void {
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id);
    if (!element) return;
    stopAwaiting();
    element.scrollIntoView();
  });
  const waiting = new AbortController();
  stopAwaiting = () => {
    observer.disconnect();
    waiting.abort();
  };
  for (const type of USER_SCROLLS) {
    window.addEventListener(type, stopAwaiting, { signal: waiting.signal, passive: true });
  }
  observer.observe(document.body, { childList: true, subtree: true });
}

function storedPositions(): Positions {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

function storePositions(): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(knownPositions()));
  } catch {
    // Storage may be forbidden or full: after a reload, earlier pages begin at the top.
  }
}
