import TextField from '@mui/material/TextField';
import { FieldTitle, useInput, type Validator } from 'react-admin';
import { fromInputMinute, shopTimeZone, toInputMinute } from '../../data/shop-time';

interface TimeInputProps {
  source: string;
  label: string;
  validate: Validator[];
  help?: string;
}

/** A day and a time in the shop's time zone, stored in UTC; null where it is empty. */
export const TimeInput = ({ source, label, validate, help }: TimeInputProps) => {
  const { field, fieldState, id } = useInput({ source, validate });
  const { ref, value, onChange, ...input } = field;
  return (
    <TextField
      {...input}
      id={id}
      type="datetime-local"
      size="small"
      value={toInputMinute(value ? String(value) : '')}
      onChange={({ target }) => onChange(fromInputMinute(target.value))}
      label={<FieldTitle source={source} label={label} />}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={
        fieldState.error?.message ?? [help, `In ${shopTimeZone()}.`].filter(Boolean).join(' ')
      }
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ maxWidth: 320 }}
    />
  );
};
