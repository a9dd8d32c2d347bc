import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { tokens } from '../theme/tokens';

const bar = {
  position: 'sticky',
  bottom: 16,
  zIndex: 'fab',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: 2,
  px: 2,
  py: 1,
  borderRadius: '14px',
  border: '1px solid #2D363C',
  bgcolor: tokens.ink,
  color: tokens.paper,
} as const;

/** What can be done with the rows that are ticked, always in view and never in the way of the rows. */
export const SelectionBar = ({ children }: { children: ReactNode }) => {
  const { selectedIds, onUnselectItems } = useListContext();
  return (
    <Box role="region" aria-label="Selection" sx={selectedIds.length ? bar : { display: 'none' }}>
      <IconButton
        color="inherit"
        aria-label="Clear selection"
        onClick={() => onUnselectItems()}
        sx={{ ml: -1 }}
      >
        <CloseOutlined />
      </IconButton>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {selectedIds.length.toLocaleString('en-US')} selected
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, ml: 'auto' }}>{children}</Box>
    </Box>
  );
};
