import Checkbox from '@mui/material/Checkbox';
import { useListContext, type Identifier } from 'react-admin';

/** The checkbox of one record; the accessible name is on the input itself. */
export const SelectRecord = ({ id, name }: { id: Identifier; name: string }) => {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      // Does not follow the link of the row.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
      sx={{ my: -1 }}
    />
  );
};
