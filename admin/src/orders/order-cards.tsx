import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { day } from '../../../storefront/src/format/date';
import { money } from '../../../storefront/src/format/money';
import type { Order } from './order';
import { StatusBadge } from './status-badge';
import { useOrderLink } from './use-order-link';

const card = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 1,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.primary',
  textDecoration: 'none',
} as const;

/** The orders of a page where a table would not fit. */
export const OrderCards = () => {
  const { data = [] } = useListContext<Order>();
  const linkTo = useOrderLink();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((order) => (
        <li key={order.id}>
          <Box
            component={Link}
            {...linkTo(order.id)}
            aria-label={`Details of order ${order.number}`}
            sx={card}
          >
            <strong>{order.number}</strong>
            <StatusBadge status={order.status} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {day(order.createdAt)} · {order.customerDetails.fullName}
            </Typography>
            <Typography variant="body2" sx={{ textAlign: 'right', fontWeight: 600 }}>
              {money(order.totalPrice)}
            </Typography>
          </Box>
        </li>
      ))}
    </Box>
  );
};
