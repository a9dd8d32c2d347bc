import { PieChart } from '@mui/x-charts/PieChart';
import type { OrderStatus } from '../orders/order-status';
import type { StatusCount } from './analytics';
import { CHART_HEIGHT } from './chart-body';

const colours: Record<OrderStatus, string> = {
  pending: '#D9A514',
  shipped: '#1F5FBF',
  delivered: '#1E7B4F',
  canceled: '#C62F38',
  returned: '#8443BD',
};

/** The statuses as slices in the colours of their badges. */
export const StatusPie = ({ counts }: { counts: StatusCount[] }) => (
  <PieChart
    height={CHART_HEIGHT}
    series={[
      {
        innerRadius: 56,
        paddingAngle: 1,
        data: counts.map(({ status, count }) => ({
          id: status,
          value: count,
          label: status,
          color: colours[status],
        })),
      },
    ]}
    slotProps={{
      legend: { direction: 'horizontal', position: { vertical: 'top', horizontal: 'center' } },
    }}
  />
);
