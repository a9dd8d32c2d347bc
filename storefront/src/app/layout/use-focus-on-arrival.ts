import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After going to another page the focus stands at its beginning, as after a page load. */
export function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
