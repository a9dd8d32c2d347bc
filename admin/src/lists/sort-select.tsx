import { useListSortContext, type SortPayload } from 'react-admin';
import { SelectFilter } from './select-filter';

interface SortSelectProps {
  sorts: readonly (SortPayload & { label: string })[];
}

const keyOf = ({ field, order }: SortPayload) => `${field} ${order}`;

/** Selects the order of a list: phones show no headers, and React-Admin's own button only names the next order. */
export const SortSelect = ({ sorts }: SortSelectProps) => {
  const { sort, setSort } = useListSortContext();
  const choose = (key: string) => {
    const chosen = sorts.find((one) => keyOf(one) === key);
    if (chosen) setSort({ field: chosen.field, order: chosen.order });
  };
  return (
    <SelectFilter
      label="Sort"
      room={190}
      value={keyOf(sort)}
      onChange={choose}
      options={sorts.map((one) => ({ value: keyOf(one), label: one.label }))}
    />
  );
};
