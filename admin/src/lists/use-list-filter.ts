import { parseQueryFromLocation, useListContext } from 'react-admin';

/** One filter of the list that is shown; it lives in the address. */
export function useListFilter(name: string): [string, (value: string) => void] {
  const { filterValues, setFilters } = useListContext();
  const change = (value: string) => {
    const others = Object.entries(filtersOfAddress()).filter(([key]) => key !== name);
    const wanted = value ? [...others, [name, value]] : others;
    setFilters(Object.fromEntries(wanted));
  };
  return [String(filterValues[name] ?? ''), change];
}

/** The address is ahead of the screen: of two filters that are chosen right after each other both count. */
function filtersOfAddress(): Record<string, unknown> {
  const filter = parseQueryFromLocation(window.location).filter as unknown;
  return filter && typeof filter === 'object' ? { ...filter } : {};
}
