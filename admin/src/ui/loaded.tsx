import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Failed } from './failed';

interface LoadedProps<Data> {
  query: { data?: Data; error: Error | null; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** Part of a screen with what a query answers, or its loading or error state. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data) return children(data);
  if (error) return <Failed error={error} retry={refetch} />;
  return (
    <Box role="status" aria-label="Loading">
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </Box>
  );
}
