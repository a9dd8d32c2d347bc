import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useCategories } from '../../data/use-categories';
import { SelectFilter } from '../../lists/select-filter';
import { bulkFields, type BulkField } from './bulk-change';

interface BulkFieldsProps {
  field: BulkField;
  value: string;
  onField: (field: BulkField) => void;
  onValue: (value: string) => void;
}

/** The field to change and its new value. */
export const BulkFields = ({ field, value, onField, onValue }: BulkFieldsProps) => {
  const categories = useCategories();
  const { help, unit } = bulkFields.find((one) => one.value === field) ?? bulkFields[0];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1 }}>
      <SelectFilter
        label="Field"
        value={field}
        onChange={(chosen) => onField(bulkFields.find((one) => one.value === chosen)!.value)}
        options={bulkFields}
      />
      {field === 'category' ? (
        <SelectFilter
          label="Change to"
          value={value}
          onChange={onValue}
          options={[
            { value: '', label: 'Choose a category' },
            ...categories.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      ) : (
        <TextField
          id="bulk-value"
          label={field === 'percent' || field === 'amount' ? 'Change by' : 'Change to'}
          value={value}
          onChange={({ target }) => onValue(target.value)}
          helperText={help}
          sx={{ flex: '1 1 180px' }}
          slotProps={{
            input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
          }}
        />
      )}
    </Box>
  );
};
