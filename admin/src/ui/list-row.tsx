import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface ListRowProps {
  children: ReactNode;
  /** What can be done with it, beside its text or, on narrow screens, below. */
  actions?: ReactNode;
  /** Where the actions stand beside a text of several lines. */
  align?: 'center' | 'start';
}

/** One row of a list within a panel, below a line that parts it from the one before. */
export const ListRow = ({ children, actions, align = 'center' }: ListRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: align,
      justifyContent: 'space-between',
      gap: 1.5,
      py: 1.5,
      borderTop: 1,
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0, pt: 0 },
    }}
  >
    <Box sx={{ minWidth: 0, flex: '1 1 220px', overflowWrap: 'anywhere' }}>{children}</Box>
    {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
  </Box>
);
