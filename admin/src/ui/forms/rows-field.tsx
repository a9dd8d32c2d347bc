import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { get, useFieldArray, useFormState } from 'react-hook-form';

interface RowsFieldProps {
  /** The list in the form's values. */
  source: string;
  /** Names the list. */
  label: string;
  /** What one row is called, in lowercase. */
  row: string;
  /** The values of a row that is added. */
  empty: object;
  /** The most rows. */
  max: number;
  /** Renders the inputs of a row; their sources begin with `at`. */
  children: (at: string, index: number) => ReactNode;
}

/** Rows of inputs that can be added and removed. */
export const RowsField = ({ source, label, row, empty, max, children }: RowsFieldProps) => {
  const { fields, append, remove } = useFieldArray({ name: source });
  const { errors } = useFormState();
  const error: unknown = get(errors, `${source}.message`);
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 2.5 }}>
      {fields.map(({ id }, index) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {children(`${source}.${index}`, index)}
          </Box>
          <IconButton
            aria-label={`Remove ${row} ${index + 1}`}
            disabled={fields.length === 1}
            onClick={() => remove(index)}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {typeof error === 'string' && <FormHelperText error>{error}</FormHelperText>}
      <Box>
        <Button
          startIcon={<AddOutlined />}
          disabled={fields.length >= max}
          onClick={() => append(empty)}
        >
          Add {row}
        </Button>
      </Box>
    </Box>
  );
};
