import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Failed } from '../ui/failed';
import { StateMessage } from '../ui/state-message';
import { ListSkeleton } from './list-skeleton';

interface ListBodyProps {
  /** Shown where nothing was found. */
  empty: string;
  /** Shown below it in an unfiltered list: what to do first. */
  first?: string;
  children: ReactNode;
}

/** The rows of a list, or its loading, empty or error state; old rows fade while the next page loads. */
export const ListBody = ({ empty, first, children }: ListBodyProps) => {
  const { data, error, isPending, isPlaceholderData, refetch, ...list } = useListContext();
  const { filterValues, setFilters, page } = list;
  if (error && !data) return <Failed error={error} retry={refetch} />;
  if (isPending) return <ListSkeleton />;
  if (!data?.length) {
    const isFiltered = Object.keys(filterValues).length > 0;
    return (
      <StateMessage title={empty} text={isFiltered || page > 1 ? undefined : first}>
        {isFiltered && (
          <Button variant="outlined" onClick={() => setFilters({})}>
            Clear filters
          </Button>
        )}
      </StateMessage>
    );
  }
  return (
    <Box
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.5 : 1, transition: 'opacity 150ms' }}
    >
      {children}
    </Box>
  );
};
