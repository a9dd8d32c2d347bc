import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { FieldTitle, useInput, ValidationError, type Validator } from 'react-admin';

interface SelectFieldProps {
  source: string;
  label?: string;
  choices: readonly { readonly id: string; readonly name: string }[];
  validate?: Validator[];
  helperText?: ReactNode;
  /** After another choice. */
  onChoose?: () => void;
}

/** One of many choices, as the browser's own select: hundreds of them open at once, and phones show their own list. */
export const SelectField = (props: SelectFieldProps) => {
  const { source, label, choices, validate, helperText, onChoose } = props;
  const { field, fieldState, id } = useInput({ source, validate });
  const { ref, onChange, ...input } = field;
  const error = fieldState.error?.message;
  return (
    <TextField
      {...input}
      onChange={(event) => {
        onChange(event);
        onChoose?.();
      }}
      id={id}
      select
      fullWidth
      size="small"
      label={<FieldTitle label={label} source={source} />}
      inputRef={ref}
      error={fieldState.invalid}
      helperText={error ? <ValidationError error={error} /> : helperText}
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
