import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { useListMeta } from '../data/list-meta';

/** Where one is in the list, and the ways on. A total that is only a floor says so: `10,000+`. */
export const ListPages = () => {
  const { page, perPage, total, setPage, hasNextPage, hasPreviousPage } = useListContext();
  const isFloor = useListMeta()?.totalIsExact === false;
  if (!total) return null;
  const first = (page - 1) * perPage + 1;
  const last = Math.min(page * perPage, total);
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, pt: 2 }}
    >
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mr: 'auto' }}>
        {first.toLocaleString('en-US')}–{last.toLocaleString('en-US')} of{' '}
        {total.toLocaleString('en-US')}
        {isFloor && '+'}
      </Typography>
      <Button variant="outlined" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        Previous
      </Button>
      <Typography variant="body2" aria-label={`Page ${page}`} sx={{ fontWeight: 600 }}>
        {page}
      </Typography>
      <Button variant="outlined" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        Next
      </Button>
    </Box>
  );
};
