import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SelectFilter } from '../lists/select-filter';
import { Panel } from '../ui/panel';
import { ChartBody } from './chart-body';
import type { Measure } from './revenue-chart';
import { RevenueTotal } from './revenue-total';
import { useRevenue } from './use-analytics';
import { useChart } from './use-chart';

const loadChart = () => import('./revenue-chart');

const measures = [
  { value: 'dailyRevenue', label: 'Daily' },
  { value: 'weeklyRevenue', label: 'Trailing 7 days' },
  { value: 'monthlyRevenue', label: 'Trailing 30 days' },
] as const;

/** What the books have apart. */
const REVENUE_HELP =
  'What customers paid, tax and delivery included, less refunds and disputes. Without canceled and returned orders.';

const periods = [30, 90, 365].map((days) => ({ value: String(days), label: `${days} days` }));

/** The revenue of a period, compared with the previous one. */
export const RevenueOverview = () => {
  const [days, setDays] = useState('30');
  const [measure, setMeasure] = useState<Measure>('dailyRevenue');
  const query = useRevenue(Number(days));
  const choose = (value: string) =>
    setMeasure(measures.find((one) => one.value === value)?.value ?? 'dailyRevenue');
  return (
    <Panel title="Revenue Overview">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        {!query.error && <RevenueTotal revenue={query.data} days={days} />}
        <SelectFilter label="Period" value={days} onChange={setDays} options={periods} />
        <SelectFilter label="Revenue" value={measure} onChange={choose} options={measures} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {REVENUE_HELP}
        {query.data && ` Days in ${query.data.timeZone}.`}
      </Typography>
      <ChartBody
        query={query}
        chart={useChart('revenue', loadChart)}
        draw={(revenue, { RevenueChart }) => <RevenueChart revenue={revenue} measure={measure} />}
      />
    </Panel>
  );
};
