import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../paths';
import { Panel } from '../ui/panel';
import { ChartBody } from './chart-body';
import { useStatusCounts } from './use-analytics';

const StatusPie = lazy(() =>
  import('./status-pie').then(({ StatusPie: pie }) => ({ default: pie })),
);

/** How many orders have each status; each count leads to its orders. */
export const OrderStatusBreakdown = () => {
  const { data, error } = useStatusCounts();
  return (
    <Panel title="Order Status Breakdown">
      <ChartBody data={data} error={error} draw={(counts) => <StatusPie counts={counts} />} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, mt: 1 }}>
        {data?.map(({ status, count }) => (
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
    </Panel>
  );
};
