import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, type Validator } from 'react-admin';
import { toLocalMinute, toUtc } from './local-minute';

interface TimeInputProps {
  source: string;
  label: string;
  validate: Validator[];
  help?: string;
}

/** A day and a time in the browser's time zone, stored in UTC; null where it is empty. */
export const TimeInput = ({ source, label, validate, help }: TimeInputProps) => {
  const { field, fieldState, id } = useInput({ source, validate });
  const { ref, value, onChange, ...input } = field;
  return (
    <TextField
      {...input}
      id={id}
      type="datetime-local"
      size="small"
      value={toLocalMinute(value ? String(value) : '')}
      onChange={({ target }) => onChange(toUtc(target.value))}
      label={<FieldTitle source={source} label={label} />}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? help}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ maxWidth: 320 }}
    />
  );
};
