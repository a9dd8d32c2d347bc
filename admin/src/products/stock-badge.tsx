import Box from '@mui/material/Box';
import { StateBadge } from '../ui/state-badge';

const LOW = 10;

/** How many are left, and a word where that is few. */
export const StockBadge = ({ quantity }: { quantity: number }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    {quantity.toLocaleString('en-US')}
    {quantity === 0 && <StateBadge tone="red">Sold out</StateBadge>}
    {quantity > 0 && quantity <= LOW && <StateBadge tone="yellow">Low</StateBadge>}
  </Box>
);
