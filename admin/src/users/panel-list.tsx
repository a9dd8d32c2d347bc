import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Rows of a panel with lines between them, or a text where there are none. */
export const PanelList = ({ empty, children }: { empty: string; children: ReactNode[] }) =>
  children.length === 0 ? (
    <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>
  ) : (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  );

/** A row: what it is about on the left, its state on the right. */
export const PanelRow = ({ children }: { children: ReactNode }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 2,
      rowGap: 0.5,
      py: 1.25,
      borderTop: 1,
      borderColor: 'divider',
      overflowWrap: 'anywhere',
      '&:first-of-type': { borderTop: 0, pt: 0 },
    }}
  >
    {children}
  </Box>
);
