import { LineChart } from '@mui/x-charts/LineChart';
import { money } from '../../../storefront/src/format/money';
import type { Revenue } from './analytics';
import { CHART_HEIGHT } from './chart-body';

export type Measure = 'dailyRevenue' | 'weeklyRevenue' | 'monthlyRevenue';

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
});

/** The revenue of each day as a line, and behind it that of the days before. */
export const RevenueChart = ({ revenue, measure }: { revenue: Revenue; measure: Measure }) => (
  <LineChart
    height={CHART_HEIGHT}
    margin={{ left: 0, right: 12 }}
    grid={{ horizontal: true }}
    xAxis={[{ scaleType: 'point', data: revenue.days.map(({ _id }) => _id.day) }]}
    yAxis={[{ valueFormatter: (value: number) => short.format(value), width: 56, min: 0 }]}
    series={[
      {
        label: 'Period before',
        color: '#8D979F',
        data: revenue.previous.map((day) => day[measure]),
        showMark: false,
        valueFormatter: dollars,
      },
      {
        label: 'This period',
        color: '#1E7B4F',
        data: revenue.days.map((day) => day[measure]),
        showMark: false,
        valueFormatter: dollars,
      },
    ]}
  />
);

function dollars(value: number | null): string {
  return value === null ? '' : money(value);
}
