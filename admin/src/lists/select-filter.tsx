import TextField from '@mui/material/TextField';

interface SelectFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What its longest option takes, in px. */
  room?: number;
  options: readonly { value: string; label: string }[];
}

/** One choice out of few, as a native select: quick on a phone and by keyboard. */
export const SelectFilter = ({
  label,
  value,
  onChange,
  room = 150,
  options,
}: SelectFilterProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    sx={{ flex: `1 1 ${room}px`, maxWidth: { sm: 220 } }}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </TextField>
);
