import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BulkActionsToolbar } from 'react-admin';

/** The bulk actions of the selected rows, at the bottom of the window. */
export const SelectionBar = ({ children }: { children: ReactNode }) => (
  <Box role="region" aria-label="Selection" aria-live="polite" sx={{ display: 'contents' }}>
    <BulkActionsToolbar selectAllButton={false}>{children}</BulkActionsToolbar>
  </Box>
);
