import Box from '@mui/material/Box';
import { useShop } from '../data/use-shop';
import { StateBadge } from '../ui/state-badge';

/** The stock, preceded by a badge where it is low, so that the figures of a column align. */
export const StockBadge = ({ quantity }: { quantity: number }) => {
  const low = useShop()?.limits.lowStock ?? 0;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {quantity === 0 && <StateBadge tone="red">Sold out</StateBadge>}
      {quantity > 0 && quantity <= low && <StateBadge tone="yellow">Low</StateBadge>}
      {quantity.toLocaleString('en-US')}
    </Box>
  );
};
