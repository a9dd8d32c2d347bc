import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ListContextProvider, useList } from 'react-admin';
import { OrderCards } from '../orders/order-cards';
import { useLatestOrders } from '../orders/use-latest-orders';
import { Panel } from '../ui/panel';

/** The orders that came in last. */
export const LatestOrders = () => {
  const { orders, error } = useLatestOrders();
  const list = useList({ data: orders ?? [] });
  return (
    <Panel title="Latest Orders">
      {orders?.length ? (
        <ListContextProvider value={list}>
          <OrderCards />
        </ListContextProvider>
      ) : orders || error ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {error?.message ?? 'You have not placed any orders yet.'}
        </Typography>
      ) : (
        <Box role="status" aria-label="Loading">
          <Skeleton height={64} />
          <Skeleton height={64} />
        </Box>
      )}
    </Panel>
  );
};
