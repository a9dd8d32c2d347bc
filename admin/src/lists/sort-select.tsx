import TextField from '@mui/material/TextField';
import { useListSortContext, type SortPayload } from 'react-admin';

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
    <TextField
      select
      label="Sort"
      value={keyOf(sort)}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {sorts.map((one) => (
        <option key={keyOf(one)} value={keyOf(one)}>
          {one.label}
        </option>
      ))}
    </TextField>
  );
};
