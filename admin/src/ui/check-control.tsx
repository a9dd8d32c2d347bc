import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useController } from 'react-hook-form';

/** A box to tick in the form around it. */
export const CheckControl = ({ name, label }: { name: string; label: string }) => {
  const { field } = useController({ name });
  const { value, onChange, ref, ...input } = field;
  return (
    <FormControlLabel
      label={label}
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
