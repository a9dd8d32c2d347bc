import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCategories } from '../../data/use-categories';
import { ChoiceFilter } from '../../lists/choice-filter';
import { bulkFields, type BulkForm } from './bulk-change';

const room = { flex: '1 1 180px' } as const;

/** The field to change and its new value. */
export const BulkFields = ({ onEdit }: { onEdit: () => void }) => {
  const { setValue } = useFormContext<BulkForm>();
  const field = useWatch<BulkForm, 'field'>({ name: 'field' });
  const categories = useCategories();
  const { help, unit } = bulkFields.find(({ id }) => id === field) ?? bulkFields[0];
  const changeField = () => {
    setValue('value', '');
    onEdit();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1 }}>
      <ChoiceFilter
        source="field"
        label="Field"
        choices={bulkFields}
        onChange={changeField}
        sx={room}
      />
      {field === 'category' ? (
        <ChoiceFilter
          source="value"
          label="Change to"
          all="Choose a category"
          choices={categories.map(({ id, title }) => ({ id, name: title }))}
          onChange={onEdit}
          sx={room}
        />
      ) : (
        <TextInput
          source="value"
          label={field === 'percent' || field === 'amount' ? 'Change by' : 'Change to'}
          onChange={onEdit}
          helperText={help}
          sx={room}
          slotProps={{
            input: { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> },
          }}
        />
      )}
    </Box>
  );
};
