import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** The two columns of a form while it loads. */
export const FormSkeleton = () => (
  <Box
    role="status"
    aria-label="Loading"
    sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}
  >
    <Skeleton variant="rounded" height={360} />
    <Skeleton variant="rounded" height={360} />
  </Box>
);
