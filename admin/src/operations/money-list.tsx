import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { money } from '../../../common/format/money';
import { Panel } from '../ui/panel';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 3,
  rowGap: 0.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0, pb: 0 },
} as const;

/** A panel of payments that need somebody's attention. */
export const MoneyList = ({ title, children }: { title: string; children: ReactNode }) => (
  <Panel title={title}>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  </Panel>
);

interface MoneyRowProps {
  /** In dollars. */
  readonly amount: number;
  readonly reason: ReactNode;
  readonly transactionId: string;
  /** When it happened or is due, and what can be done. */
  readonly children: ReactNode;
}

export const MoneyRow = ({ amount, reason, transactionId, children }: MoneyRowProps) => (
  <Box component="li" sx={row}>
    <Box component="strong" sx={{ minWidth: 96 }}>
      {money(amount)}
    </Box>
    <Box sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}>
      {reason}
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{transactionId}</Box>
    </Box>
    {children}
  </Box>
);
