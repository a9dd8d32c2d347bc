import { useListContext } from 'react-admin';

/** One filter of the list that is shown; it lives in the address. */
export function useListFilter(
  name: string,
): [string, (value: string, debounced?: boolean) => void] {
  const { filterValues, setFilters } = useListContext();
  const change = (value: string, debounced = false) => {
    const others = Object.entries(filterValues).filter(([key]) => key !== name);
    const wanted = value ? [...others, [name, value]] : others;
    setFilters(Object.fromEntries(wanted), undefined, debounced);
  };
  return [String(filterValues[name] ?? ''), change];
}
