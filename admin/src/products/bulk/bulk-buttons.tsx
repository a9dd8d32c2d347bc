import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import type { Product } from '../product';
import { BulkButton } from './bulk-button';

/** Changes all products that the list's filter finds. */
export const ChangeAllFound = () => {
  const { total, filterValues } = useListContext<Product>();
  if (!total) return null;
  return (
    <BulkButton
      label={`Change all ${total.toLocaleString('en-US')}`}
      which={{ filter: filterValues }}
    />
  );
};

/** What can be done with the rows that are ticked. */
export const SelectionBar = () => {
  const { selectedIds, onUnselectItems } = useListContext<Product>();
  if (!selectedIds.length) return null;
  const ids = selectedIds.map(String);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, pb: 1.5 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {ids.length} selected
      </Typography>
      <BulkButton label="Change selected" which={{ ids }} />
      <Button onClick={() => onUnselectItems()}>Clear selection</Button>
    </Box>
  );
};
