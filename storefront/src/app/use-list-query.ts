import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import {
  addressOfQuery,
  changed,
  queryOfAddress,
  type ListQuery,
} from '../features/products/list-query';
import { scrollToTop } from './scroll-to-top';
import { IN_PLACE } from './use-scroll-restoration';

/** The state of the list, kept in the URL so that Back, reload and sharing work. */
export function useListQuery() {
  const [search, setSearch] = useSearchParams();
  const [clearings, setClearings] = useState(0);
  const { pathname } = useLocation();
  const query = queryOfAddress(search);
  const change = (next: Partial<ListQuery>) => {
    // The list stays while the code of the next page loads: a pending change must not lead back to it.
    if (location.pathname !== pathname) return;
    // The URL changes before the screen: two changes in a row must both count.
    const latest = queryOfAddress(new URLSearchParams(location.search));
    setSearch(addressOfQuery(changed(latest, next)), IN_PLACE);
    scrollToTop();
  };
  /** A pending debounced change must not follow a reset. */
  const startOver = (next: ListQuery) => {
    setClearings(clearings + 1);
    change(next);
  };
  return { query, clearings, change, startOver };
}
