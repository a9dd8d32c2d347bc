import Box from '@mui/material/Box';
import { PageHeader } from '../ui/page-header';
import { LatestOrders } from './latest-orders';
import { LowStock } from './low-stock';
import { PendingShipments } from './pending-shipments';

/** What a shopkeeper opens in the morning: what to ship, what to order, what came in. */
export const Dashboard = () => (
  <>
    <PageHeader title="Admin Dashboard" />
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
      }}
    >
      <LowStock />
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <PendingShipments />
        <LatestOrders />
      </Box>
    </Box>
  </>
);
