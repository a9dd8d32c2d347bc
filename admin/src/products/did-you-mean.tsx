import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useListContext } from 'react-admin';
import { useListMeta } from '../data/list-meta';

/** Offers what may have been meant by a word of the search that no product has. */
export const DidYouMean = () => {
  const { filterValues, setFilters } = useListContext();
  const searches = useListMeta()?.didYouMean ?? [];
  if (searches.length === 0) return null;
  return (
    <Typography role="status" sx={{ py: 1 }}>
      Did you mean{' '}
      {searches.map((searchTerm, index) => (
        <Fragment key={searchTerm}>
          {index > 0 && ' or '}
          <Link
            component="button"
            type="button"
            variant="body1"
            onClick={() => setFilters({ ...filterValues, searchTerm })}
          >
            {searchTerm}
          </Link>
        </Fragment>
      ))}
      ?
    </Typography>
  );
};
