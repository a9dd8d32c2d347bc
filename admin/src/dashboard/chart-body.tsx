import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';

/** Of every chart, in px, so that nothing jumps when it comes. */
export const CHART_HEIGHT = 300;

const Pulse = () => (
  <Skeleton role="status" aria-label="Loading" variant="rounded" height={CHART_HEIGHT} />
);

interface ChartBodyProps<Data> {
  data?: Data;
  error: Error | null;
  draw: (data: Data) => ReactNode;
}

/** A chart, or the grey that pulses until its figures and its code are there. */
export function ChartBody<Data>({ data, error, draw }: ChartBodyProps<Data>) {
  if (data) return <Suspense fallback={<Pulse />}>{draw(data)}</Suspense>;
  return error ? <Typography role="status">{error.message}</Typography> : <Pulse />;
}
