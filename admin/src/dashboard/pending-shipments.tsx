import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useLatestOrders } from '../orders/use-latest-orders';
import { paths } from '../paths';
import { Panel } from '../ui/panel';

/** How many orders wait to be shipped; leads to them. */
export const PendingShipments = () => {
  const { counts } = useLatestOrders();
  return (
    <Panel title="Pending Shipments">
      <Typography variant="h1" component="p" sx={{ mb: 1 }}>
        {counts ? (counts.pending ?? 0).toLocaleString('en-US') : <Skeleton width={60} />}
      </Typography>
      <Link component={RouterLink} to={paths.ordersOf('pending')} sx={{ fontWeight: 600 }}>
        Show pending orders
      </Link>
    </Panel>
  );
};
