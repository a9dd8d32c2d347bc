import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Schema } from '../../../common/contract/client';
import { ROWS_PER_PAGE } from '../../../common/contract/list';
import { minute } from '../data/shop-time';
import { call } from '../data/call';
import { paths } from '../paths';
import { Loaded } from '../ui/loaded';
import { Panel } from '../ui/panel';
import { differenceText } from './difference-text';

type Difference = Schema<'BalanceDifference'>;

const row = {
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '&:last-of-type': { borderBottom: 0, pb: 0 },
} as const;

interface DifferencesProps {
  /** How far both sides were compared, ISO 8601; null before the first time. */
  readonly until: string | null;
}

/** Where the shop's records and the card provider's differ, the latest first. */
export const Differences = ({ until }: DifferencesProps) => {
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ['books', 'differences', page],
    queryFn: () =>
      call('GET /api/books/reconciliation/differences', { query: { page, limit: ROWS_PER_PAGE } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Box sx={{ mt: 2.5 }}>
      <Panel title="Differences">
        <Loaded query={query}>
          {({ data, meta }) =>
            meta.total === 0 ? (
              <NoDifferences until={until} />
            ) : (
              <>
                {meta.total} in all, the latest first
                <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {data.map((difference) => (
                    <DifferenceRow key={difference._id} difference={difference} />
                  ))}
                </Box>
                {meta.total > ROWS_PER_PAGE && (
                  <Pagination
                    count={Math.ceil(meta.total / ROWS_PER_PAGE)}
                    page={page}
                    onChange={(_event, next) => setPage(next)}
                    sx={{ mt: 2 }}
                  />
                )}
              </>
            )
          }
        </Loaded>
      </Panel>
    </Box>
  );
};

const NoDifferences = ({ until }: DifferencesProps) =>
  until === null
    ? 'Nothing was compared yet. The balance is fetched every ten minutes.'
    : `No differences until ${minute(until)}.`;

const DifferenceRow = ({ difference }: { difference: Difference }) => {
  const { orderId, orderNumber, reference, changedAt } = difference;
  return (
    <Box component="li" sx={row}>
      <strong>{differenceText(difference)}</strong>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {orderId !== null && (
          <>
            <MuiLink component={Link} to={paths.order(orderId)}>
              Order #{orderNumber}
            </MuiLink>
            {' · '}
          </>
        )}
        {minute(changedAt)} · {reference}
      </Box>
    </Box>
  );
};
