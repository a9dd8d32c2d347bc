import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useNavigate } from 'react-router-dom';
import { money } from '../../../common/format/money';
import { paths } from '../paths';
import type { Revenue } from './analytics';
import { CHART_HEIGHT } from './chart-body';

export type Measure = 'dailyRevenue' | 'weeklyRevenue' | 'monthlyRevenue';

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
});

/** The revenue of each day as a line, and behind it that of the previous period; a day links to its orders. */
export const RevenueChart = ({ revenue, measure }: { revenue: Revenue; measure: Measure }) => {
  const navigate = useNavigate();
  const { palette } = useTheme();
  const open = (index: number) => {
    const day = revenue.days[index]?._id.day;
    if (day) void navigate(paths.ordersBetween(day, day));
  };
  return (
    <LineChart
      onAxisClick={(_, axis) => axis && open(axis.dataIndex)}
      height={CHART_HEIGHT}
      margin={{ left: 0, right: 12 }}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: revenue.days.map(({ _id }) => _id.day) }]}
      yAxis={[{ valueFormatter: (value: number) => short.format(value), width: 56, min: 0 }]}
      series={[
        {
          label: 'Previous period',
          color: '#8D979F',
          data: revenue.previous.map((day) => day[measure]),
          showMark: false,
          valueFormatter: dollars,
        },
        {
          label: 'This period',
          color: palette.success.main,
          data: revenue.days.map((day) => day[measure]),
          showMark: false,
          valueFormatter: dollars,
        },
      ]}
    />
  );
};

function dollars(value: number | null): string {
  return value === null ? '' : money(value);
}
