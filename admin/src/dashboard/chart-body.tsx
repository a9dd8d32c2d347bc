import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { Failed } from '../ui/failed';

/** Of every chart, in px, so that nothing jumps when it comes. */
export const CHART_HEIGHT = 300;

const Pulse = () => (
  <Skeleton role="status" aria-label="Loading" variant="rounded" height={CHART_HEIGHT} />
);

interface ChartBodyProps<Data> {
  query: UseQueryResult<Data>;
  draw: (data: Data) => ReactNode;
}

/** What is drawn from figures, or the grey that pulses until they and the code for it are there. */
export function ChartBody<Data>({ query, draw }: ChartBodyProps<Data>) {
  const { data, error, refetch } = query;
  if (data) return <Suspense fallback={<Pulse />}>{draw(data)}</Suspense>;
  return error ? <Failed error={error} retry={refetch} /> : <Pulse />;
}
