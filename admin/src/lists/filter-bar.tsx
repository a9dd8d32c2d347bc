import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The filters of a list in a row that wraps. */
export const FilterBar = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>{children}</Box>
);
