import Link from '@mui/material/Link';
import { ListBase } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ListBody } from '../lists/list-body';
import { paths, resources } from '../paths';
import { Panel } from '../ui/panel';
import { OrderCards } from './order-cards';

/** Number of orders shown. */
const LATEST = 5;

const newestFirst = { field: 'createdAt', order: 'DESC' } as const;

export const LatestOrders = () => (
  <Panel title="Latest orders">
    <ListBase
      resource={resources.orders}
      perPage={LATEST}
      sort={newestFirst}
      disableSyncWithLocation
      storeKey={false}
    >
      <ListBody empty="No orders yet">
        <OrderCards />
        <Link
          component={RouterLink}
          to={paths.orders}
          sx={{ display: 'inline-block', pt: 2, fontWeight: 600 }}
        >
          All orders
        </Link>
      </ListBody>
    </ListBase>
  </Panel>
);
