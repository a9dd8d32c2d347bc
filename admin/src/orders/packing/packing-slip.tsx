import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { placeLines } from '../../../../common/format/address';
import { day } from '../../data/shop-time';
import { counted } from '../../../../common/format/text';
import { unitsOf } from '../../../../common/format/units';
import { Wordmark } from '../../ui/wordmark';
import { tokens } from '../../theme/tokens';

import { linesToPack } from './lines-to-pack';
import { PackingLines } from './packing-lines';
import type { Order } from '../../data/records';

const sheet = {
  maxWidth: 820,
  mx: 'auto',
  px: { xs: 2, sm: 5 },
  py: 5,
  borderBottom: `1px solid ${tokens.line}`,
  '&:last-of-type': { borderBottom: 0, breakAfter: 'auto' },
  '@media print': { maxWidth: 'none', p: 0, border: 0, breakAfter: 'page' },
} as const;

interface PackingSlipProps {
  order: Order;
  /** Two letters of ISO 3166-1. */
  shopCountry: string;
}

/** The packing slip of one order, without prices. */
export const PackingSlip = ({ order, shopCountry }: PackingSlipProps) => {
  const { customerDetails: to } = order;
  const country = to.country ?? shopCountry;
  const lines = linesToPack(order);
  const pieces = unitsOf(lines);
  return (
    <Box component="article" aria-label={`Packing slip ${order.number}`} sx={sheet}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 5 }}>
        <Wordmark color={tokens.ink} height={26} />
        <Box component="h1" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 700 }}>
          Packing slip
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4, mb: 4 }}>
        <Part title="Ship to">
          <strong>{to.fullName}</strong>
          <br />
          {to.address}
          <br />
          <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
            {[...placeLines({ ...to, country }, to.country !== undefined), to.phone].join('\n')}
          </Box>
        </Part>
        <Part title="Order">
          <Box component="strong" sx={{ fontSize: '1.25rem' }}>
            {order.number}
          </Box>
          <br />
          {day(order.createdAt)}
          <br />
          {counted(pieces, 'item')}
        </Part>
      </Box>
      <PackingLines lines={lines} />
      <Box component="p" sx={{ mt: 4, color: tokens.steel }}>
        Thank you for your order. If anything is missing or damaged, contact us with your order
        number.
      </Box>
    </Box>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ lineHeight: 1.6, overflowWrap: 'anywhere' }}>
    <Box component="h2" sx={{ m: 0, mb: 0.5, fontSize: '0.8125rem', color: tokens.steel }}>
      {title}
    </Box>
    {children}
  </Box>
);
