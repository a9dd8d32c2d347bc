import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths';
import { Panel } from '../ui/panel';
import { StateMessage } from '../ui/state-message';
import type { StatusCount } from './analytics';
import { ChartBody } from './chart-body';
import { useStatusCounts } from './use-analytics';
import { useChart } from './use-chart';

const loadPie = () => import('./status-pie');
type Pie = Awaited<ReturnType<typeof loadPie>>['StatusPie'];

/** Number of orders by status; each links to its orders. */
export const OrderStatusBreakdown = () => (
  <Panel title="Order Status Breakdown">
    <ChartBody
      query={useStatusCounts()}
      chart={useChart('status-pie', loadPie)}
      draw={(counts, { StatusPie }) => <Breakdown counts={counts} Pie={StatusPie} />}
    />
  </Panel>
);

const Breakdown = ({ counts, Pie }: { counts: StatusCount[]; Pie: Pie }) => {
  if (!counts.some(({ count }) => count)) {
    return <StateMessage title="No orders yet" />;
  }
  return (
    <>
      <Pie counts={counts} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1 }}>
        {counts.map(({ status, count }) => (
          <Link
            key={status}
            component={RouterLink}
            to={paths.ordersOf(status)}
            sx={{ fontWeight: 600, py: 0.5 }}
          >
            {count.toLocaleString('en-US')} {status}
          </Link>
        ))}
      </Box>
    </>
  );
};
