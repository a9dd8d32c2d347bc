import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { DetailSkeleton } from './detail-skeleton';
import { LoadError } from './load-error';

interface DetailPageProps<Data> {
  /** The name of the list and its address. */
  list: string;
  to: string;
  /** What a query answers. */
  query: { data?: Data; error: Error | null; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** The screen of one record: a way back to its list, and the record, its loading or error state. */
export function DetailPage<Data>({ list, to, query, children }: DetailPageProps<Data>) {
  const { data, error, refetch } = query;
  return (
    <>
      <Button component={Link} to={to} startIcon={<ArrowBackOutlined />} sx={{ ml: -1.5, mb: 1 }}>
        Back to {list}
      </Button>
      {data ? (
        children(data)
      ) : error ? (
        <LoadError error={error} retry={() => void refetch()} />
      ) : (
        <DetailSkeleton />
      )}
    </>
  );
}
