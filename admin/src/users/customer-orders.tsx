import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { day } from '../data/shop-time';
import { money } from '../../../common/format/money';
import { paths } from '../paths';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';
import { StatusBadge } from '../ui/status-badge';
import { ordersOf } from './calls';
import { PanelList, PanelRow } from './panel-list';

const FIRST_SHOWN = 5;
const MOST = 100;

/** The orders, newest first; returned ones show it. */
export const CustomerOrders = ({ id }: { id: string }) => {
  const [limit, setLimit] = useState(FIRST_SHOWN);
  const query = useQuery({
    queryKey: ['orders of', id, limit],
    queryFn: () => ordersOf(id, limit),
    placeholderData: (shown) => shown,
  });
  const total = query.data?.meta.total ?? 0;
  return (
    <Panel title="Orders">
      <Loaded query={query}>
        {({ data }) => (
          <PanelList empty="No orders yet.">
            {data.map((order) => (
              <PanelRow key={order._id}>
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
                  <Link component={RouterLink} to={paths.order(order._id)} color="inherit">
                    {`Order ${order.number}`}
                  </Link>
                  <StatusBadge order={order} />
                </Box>
                <Box
                  sx={{
                    display: 'flex',
                    gap: 2,
                    color: 'text.secondary',
                    fontVariantNumeric: 'tabular-nums',
                  }}
                >
                  <time dateTime={order.createdAt}>{day(order.createdAt)}</time>
                  <span>{money(order.totalPrice)}</span>
                </Box>
              </PanelRow>
            ))}
          </PanelList>
        )}
      </Loaded>
      {total > limit && limit < MOST && (
        <Button onClick={() => setLimit(MOST)} sx={{ mt: 1 }}>
          Show more
        </Button>
      )}
    </Panel>
  );
};
