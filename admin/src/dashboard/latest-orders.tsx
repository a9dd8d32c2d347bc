import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ListContextProvider, useList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { OrderCards } from '../orders/order-cards';
import { LATEST, useLatestOrders } from '../orders/use-latest-orders';
import { paths } from '../paths';
import { Failed } from '../ui/failed';
import { Panel } from '../ui/panel';

/** The orders that came in last. */
export const LatestOrders = () => {
  const { orders, error, refetch } = useLatestOrders();
  const list = useList({ data: orders ?? [] });
  return (
    <Panel title="Latest Orders">
      {orders?.length ? (
        <ListContextProvider value={list}>
          <OrderCards />
          <Link
            component={RouterLink}
            to={paths.orders}
            sx={{ display: 'inline-block', pt: 2, fontWeight: 600 }}
          >
            All orders
          </Link>
        </ListContextProvider>
      ) : orders ? (
        <Typography sx={{ color: 'text.secondary' }}>
          You have not placed any orders yet.
        </Typography>
      ) : error ? (
        <Failed error={error} retry={refetch} />
      ) : (
        <Box role="status" aria-label="Loading">
          {Array.from({ length: LATEST }, (_, row) => (
            <Skeleton key={row} height={72} />
          ))}
        </Box>
      )}
    </Panel>
  );
};
