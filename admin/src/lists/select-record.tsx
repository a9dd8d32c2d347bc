import Checkbox from '@mui/material/Checkbox';
import { useListContext, type Identifier } from 'react-admin';

/** Ticks one record of the list; the name is on the input itself, where it is read out. */
export const SelectRecord = ({ id, name }: { id: Identifier; name: string }) => {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      // A row that is a link stays where it is.
      onClick={(event) => event.stopPropagation()}
      slotProps={{ input: { 'aria-label': `Select ${name}` } }}
      sx={{ my: -1 }}
    />
  );
};
