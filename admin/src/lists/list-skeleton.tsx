import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const ROWS = 6;

export const ListSkeleton = () => (
  <Box role="status" aria-label="Loading">
    {Array.from({ length: ROWS }, (_, row) => (
      <Box
        key={row}
        sx={{ display: 'flex', gap: 3, py: 2.25, px: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Skeleton width="18%" />
        <Skeleton width="22%" />
        <Skeleton width="30%" />
        <Skeleton width="14%" sx={{ ml: 'auto' }} />
      </Box>
    ))}
  </Box>
);
