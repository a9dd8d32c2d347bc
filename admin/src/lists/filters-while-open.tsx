import type { ReactNode } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';

/**
 * Drops what was typed into a filter when the page is left before the list has searched for it. React-Admin would go to
 * the list's address with it, and so back from a page whose code is still loading.
 */
export const FiltersWhileOpen = ({ children }: { children: ReactNode }) => {
  const list = useListContext();
  const { pathname } = useLocation();
  const setFilters: typeof list.setFilters = (...change) => {
    if (window.location.pathname === pathname) list.setFilters(...change);
  };
  return <ListContextProvider value={{ ...list, setFilters }}>{children}</ListContextProvider>;
};
