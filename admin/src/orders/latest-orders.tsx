import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ListContextProvider, useGetList, useList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { OrderCards } from './order-cards';
import type { Order } from '../data/records';
import { paths, resources } from '../paths';
import { Failed } from '../ui/failed';
import { Panel } from '../ui/panel';

/** Number of orders shown. */
const LATEST = 5;

/** The latest orders. */
export const LatestOrders = () => {
  const {
    data: orders,
    error,
    refetch,
  } = useGetList<Order>(resources.orders, {
    pagination: { page: 1, perPage: LATEST },
    sort: { field: 'createdAt', order: 'DESC' },
  });
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
        <Typography sx={{ color: 'text.secondary' }}>No orders yet</Typography>
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
