import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'react-admin';

/** Ticks all records of the page, or with all of them ticked none; those of other pages stay. */
export const SelectPage = () => {
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const ticked = ids.filter((id) => selectedIds.includes(id)).length;
  const all = ticked > 0 && ticked === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      checked={all}
      indeterminate={ticked > 0 && !all}
      onChange={() => onSelect(all ? others : [...others, ...ids])}
      slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
      sx={{ my: -1 }}
    />
  );
};
