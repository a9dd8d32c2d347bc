import TextField from '@mui/material/TextField';

interface SelectFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** One choice out of few, as a native select: quick on a phone and by keyboard. */
export const SelectFilter = ({ label, value, onChange, options }: SelectFilterProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ flex: '1 1 150px', maxWidth: { sm: 220 } }}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </TextField>
);
