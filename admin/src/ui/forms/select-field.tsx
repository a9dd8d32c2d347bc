import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { FieldTitle, useInput, type Validator } from 'react-admin';

interface SelectFieldProps {
  source: string;
  label?: string;
  choices: readonly { readonly id: string; readonly name: string }[];
  validate?: Validator[];
  helperText?: ReactNode;
}

/** One of many choices, as the browser's own select: hundreds of them open at once, and phones show their own list. */
export const SelectField = ({ source, label, choices, validate, helperText }: SelectFieldProps) => {
  const { field, fieldState, id } = useInput({ source, validate });
  const { ref, ...input } = field;
  return (
    <TextField
      {...input}
      id={id}
      select
      fullWidth
      size="small"
      label={<FieldTitle label={label} source={source} />}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </TextField>
  );
};
