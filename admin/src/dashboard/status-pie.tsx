import { PieChart } from '@mui/x-charts/PieChart';
import { useNavigate } from 'react-router-dom';
import {
  ORDER_STATUSES,
  orderStatuses,
  type OrderStatus,
  type StatusColor,
} from '../../../common/contract/order-status';
import { paths } from '../paths';
import type { StatusCount } from './analytics';
import { CHART_HEIGHT } from './chart-body';

const fills: Record<StatusColor, string> = {
  yellow: '#D9A514',
  blue: '#1F5FBF',
  green: '#1E7B4F',
  red: '#C62F38',
  purple: '#8443BD',
};

const fillOf = (status: OrderStatus) => fills[orderStatuses[status].color];

/** Translucent slices with solid borders. */
const slices = Object.fromEntries(
  ORDER_STATUSES.map((status, index) => [
    `& path[data-index="${index}"]`,
    { fillOpacity: 0.6, stroke: fillOf(status) },
  ]),
);

/** The statuses as slices in the colors of their badges; each links to its orders. */
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
            color: fillOf(status),
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
