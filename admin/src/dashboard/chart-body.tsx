import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed } from '../ui/failed';

/** Height of every chart in px, so that loading does not shift the layout. */
export const CHART_HEIGHT = 300;

const Pulse = () => (
  <Skeleton role="status" aria-label="Loading" variant="rounded" height={CHART_HEIGHT} />
);

interface ChartBodyProps<Data, Chart> {
  query: UseQueryResult<Data>;
  chart: UseQueryResult<Chart>;
  draw: (data: Data, chart: Chart) => ReactNode;
}

/** Renders a chart, or a pulsing skeleton until its data and code are loaded. */
export function ChartBody<Data, Chart>({ query, chart, draw }: ChartBodyProps<Data, Chart>) {
  if (query.data && chart.data) return draw(query.data, chart.data);
  const { error, refetch } = query.error ? query : chart;
  return error ? <Failed error={error} retry={refetch} /> : <Pulse />;
}
