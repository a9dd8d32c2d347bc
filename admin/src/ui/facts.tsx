import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Names and values in pairs. */
export const Facts = ({
  facts,
}: {
  facts: readonly (readonly [name: ReactNode, value: ReactNode])[];
}) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 3,
      rowGap: 1,
      fontSize: '0.9375rem',
      '& dt': { color: 'text.secondary' },
      '& dd': { m: 0, textAlign: 'right', overflowWrap: 'anywhere' },
    }}
  >
    {facts.map(([name, value], index) => (
      <Box key={index} sx={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Box>
    ))}
  </Box>
);
