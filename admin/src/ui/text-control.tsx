import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useController } from 'react-hook-form';

type TextControlProps = Omit<TextFieldProps, 'name'> & { name: string };

/** A text field of the form around it, its error below it in red. */
export const TextControl = ({ name, helperText, ...rest }: TextControlProps) => {
  const { field, fieldState } = useController({ name });
  const { ref, ...input } = field;
  return (
    <TextField
      {...rest}
      {...input}
      id={name}
      inputRef={ref}
      fullWidth
      error={Boolean(fieldState.error)}
      helperText={fieldState.error?.message ?? helperText}
    />
  );
};
