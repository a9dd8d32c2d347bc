import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FieldTitle, useInput } from 'react-admin';

interface CheckFieldProps {
  source: string;
  label?: string;
}

/** A checkbox; React-Admin only has a switch for booleans. */
export const CheckField = ({ source, label }: CheckFieldProps) => {
  const { field } = useInput({ source });
  const { value, onChange, ref, ...input } = field;
  return (
    <FormControlLabel
      label={<FieldTitle label={label} source={source} />}
      control={
        <Checkbox
          {...input}
          slotProps={{ input: { ref } }}
          checked={Boolean(value)}
          onChange={(_, checked) => onChange(checked)}
        />
      }
    />
  );
};
