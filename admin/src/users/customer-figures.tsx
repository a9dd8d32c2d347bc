import Box from '@mui/material/Box';
import { day } from '../data/shop-time';
import { money } from '../../../common/format/money';
import type { Customer } from '../data/records';

/** What the customer has bought, over all orders. */
export const CustomerFigures = ({ figures }: { figures: Customer['figures'] }) => {
  const { orders, open, canceled, returned, spent, lastOrderAt } = figures;
  const facts: [label: string, value: string][] = [
    ['Spent', money(spent)],
    ['Orders', String(orders)],
    ['Open', String(open)],
    ['Returned', String(returned)],
    ['Canceled', String(canceled)],
    ['Last order', lastOrderAt === null ? 'None' : day(lastOrderAt)],
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
        '& dt': { color: 'text.secondary', fontSize: '0.875rem' },
        '& dd': { m: 0, fontWeight: 600, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ border: 1, borderColor: 'divider', borderRadius: '14px', p: 2 }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
};
