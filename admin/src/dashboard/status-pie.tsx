import { PieChart } from '@mui/x-charts/PieChart';
import { useNavigate } from 'react-router-dom';
import { statuses, type OrderStatus } from '../orders/order-status';
import { paths } from '../paths';
import type { StatusCount } from './analytics';
import { CHART_HEIGHT } from './chart-body';

const colours: Record<OrderStatus, string> = {
  pending: '#D9A514',
  shipped: '#1F5FBF',
  delivered: '#1E7B4F',
  canceled: '#C62F38',
  returned: '#8443BD',
};

/** Slices let what is behind them through; their borders do not. */
const slices = Object.fromEntries(
  statuses.map((status, index) => [
    `& path[data-index="${index}"]`,
    { fillOpacity: 0.6, stroke: colours[status] },
  ]),
);

/** The statuses as slices in the colours of their badges; each leads to its orders. */
export const StatusPie = ({ counts }: { counts: StatusCount[] }) => {
  const navigate = useNavigate();
  return (
    <PieChart
      height={CHART_HEIGHT}
      series={[
        {
          id: 'Order Status Breakdown',
          data: counts.map(({ status, count }) => ({
            id: status,
            value: count,
            label: status,
            color: colours[status],
          })),
        },
      ]}
      onItemClick={(_, { dataIndex }) => {
        const status = counts[dataIndex]?.status;
        if (status) void navigate(paths.ordersOf(status));
      }}
      sx={slices}
      slotProps={{
        legend: { direction: 'horizontal', position: { vertical: 'top', horizontal: 'center' } },
      }}
    />
  );
};
