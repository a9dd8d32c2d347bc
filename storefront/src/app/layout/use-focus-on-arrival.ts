import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the start of a new page, as a page load does. It moves in the same commit as the page: later, it
 * would leave a field that a quick user is typing into.
 */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
