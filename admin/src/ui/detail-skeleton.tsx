import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** A record's screen while the record loads. */
export const DetailSkeleton = () => (
  <Box role="status" aria-label="Loading">
    <Skeleton width={260} height={52} sx={{ mb: 2 }} />
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' } }}>
      <Skeleton variant="rounded" height={320} />
      <Skeleton variant="rounded" height={320} />
    </Box>
  </Box>
);
