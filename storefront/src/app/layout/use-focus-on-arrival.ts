import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After going to another page the focus stands at its beginning, as after a page load. It goes there with the page: a
 * moment later it would be taken from the field that a quick user types into.
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
