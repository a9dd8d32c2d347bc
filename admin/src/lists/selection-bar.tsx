import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BulkActionsToolbar } from 'react-admin';

/** What can be done with the rows that are ticked, always in view and never in the way of the rows. */
export const SelectionBar = ({ children }: { children: ReactNode }) => (
  <Box role="region" aria-label="Selection" aria-live="polite" sx={{ display: 'contents' }}>
    <BulkActionsToolbar selectAllButton={false}>{children}</BulkActionsToolbar>
  </Box>
);
