import TextField from '@mui/material/TextField';
import { useListFilter } from './use-list-filter';

/** One end of a range of days, `YYYY-MM-DD`. */
export const DateFilter = ({ name, label }: { name: string; label: string }) => {
  const [value, change] = useListFilter(name);
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onChange={({ target }) => change(target.value)}
      sx={{ flex: '1 1 140px', maxWidth: { sm: 180 } }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};
