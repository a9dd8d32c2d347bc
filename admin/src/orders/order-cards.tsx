import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { day } from '../../../common/format/date';
import { money } from '../../../common/format/money';
import { SelectRecord } from '../lists/select-record';

import { OrderMenu } from './order-menu';
import { StatusBadge } from './status-badge';
import { useOrderLink } from './use-order-link';
import type { Order } from '../data/records';

const row = {
  display: 'flex',
  position: 'relative',
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const card = {
  display: 'grid',
  flexGrow: 1,
  gridTemplateColumns: '1fr auto',
  gap: 1,
  py: 2,
} as const;

/** The number alone is the link's text, which its name ends with; the whole card can be pressed. */
const cardLink = {
  color: 'text.primary',
  fontWeight: 700,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** Lies over the link. */
const above = { position: 'relative', zIndex: 1, flexShrink: 0 } as const;

/** The orders of a page where a table would not fit; `workable` ones can be selected and acted on. */
export const OrderCards = ({ workable = false }: { workable?: boolean }) => {
  const { data = [], selectedIds = [] } = useListContext<Order>();
  const linkTo = useOrderLink();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((order) => (
        <Box component="li" key={order.id} sx={row}>
          {workable && (
            <Box sx={above}>
              <SelectRecord id={order.id} name={`order ${order.number}`} />
            </Box>
          )}
          <Box sx={card}>
            <Box
              component={Link}
              {...linkTo(order.id)}
              aria-label={`Details of order ${order.number}`}
              sx={cardLink}
            >
              {order.number}
            </Box>
            <StatusBadge status={order.status} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {day(order.createdAt)} · {order.customerDetails.fullName}
            </Typography>
            <Typography variant="body2" sx={{ textAlign: 'right', fontWeight: 600 }}>
              {money(order.totalPrice)}
            </Typography>
          </Box>
          {workable && (
            <Box sx={{ ...above, width: 40 }}>
              {/* While some are selected, what is done is done to those, from the bar over the list. */}
              {selectedIds.length === 0 && <OrderMenu order={order} />}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
};
