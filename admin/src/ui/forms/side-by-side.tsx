import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two fields in a row, where there is room. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>
);
