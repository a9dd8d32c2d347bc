import { useListContext } from 'react-admin';

/** One filter of the list that is shown; it lives in the address. */
export function useListFilter(name: string): [string, (value: string) => void] {
  const { filterValues, setFilters } = useListContext();
  const change = (value: string) => {
    const others = Object.entries(filterValues).filter(([key]) => key !== name);
    const wanted = value ? [...others, [name, value]] : others;
    setFilters(Object.fromEntries(wanted));
  };
  return [String(filterValues[name] ?? ''), change];
}
