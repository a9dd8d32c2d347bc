import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { resources, type ResourceName } from '../paths';
import { tokens } from '../theme/tokens';

const READ_EVERY_MS = 15_000;
/** More are shown as 99+. */
const MOST = 99;

/** For screen readers only. */
const hidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** How many contact messages are open. */
export const OpenMessages = () => <OpenCount resource={resources.messages} field="createdAt" />;

/** How many returns wait for somebody. */
export const OpenReturns = () => <OpenCount resource={resources.returns} field="requestedAt" />;

/** How many records of a list are open; nothing where there are none. `field` sorts the list. */
const OpenCount = ({ resource, field }: { resource: ResourceName; field: string }) => {
  const { pathname } = useLocation();
  const { total = 0, refetch } = useGetList(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field, order: 'DESC' },
      filter: { state: 'open' },
    },
    { refetchInterval: READ_EVERY_MS },
  );
  // What others or a job have done meanwhile is counted with the next screen at the latest.
  useEffect(() => void refetch({ cancelRefetch: false }), [pathname, refetch]);
  if (total === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        borderRadius: 999,
        bgcolor: tokens.volt,
        color: tokens.ink,
        fontSize: '0.8125rem',
        fontWeight: 700,
        lineHeight: '22px',
      }}
    >
      {total > MOST ? `${MOST}+` : total}
      <Box component="span" sx={hidden}>
        {' '}
        open
      </Box>
    </Box>
  );
};
