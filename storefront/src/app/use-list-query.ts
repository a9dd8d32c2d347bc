import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  addressOfQuery,
  changed,
  queryOfAddress,
  type ListQuery,
} from '../features/products/list-query';
import { scrollToTop } from './scroll-to-top';

/** The list's whole state; it lives in the address, so that Back, reload and sharing work. */
export function useListQuery() {
  const [search, setSearch] = useSearchParams();
  const [clearings, setClearings] = useState(0);
  const query = queryOfAddress(search);
  const change = (next: Partial<ListQuery>) => {
    // The address is ahead of the screen: of two changes right after each other both count.
    const latest = queryOfAddress(new URLSearchParams(location.search));
    setSearch(addressOfQuery(changed(latest, next)), { preventScrollReset: true });
    scrollToTop();
  };
  /** What was typed less than half a second ago must not come after what replaces it all. */
  const startOver = (next: ListQuery) => {
    setClearings(clearings + 1);
    change(next);
  };
  return { query, clearings, change, startOver };
}
