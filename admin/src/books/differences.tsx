import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Schema } from '../../../common/contract/client';
import { minute } from '../../../common/format/date';
import { paths } from '../paths';
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

/** Where the shop's records and the card provider's differ; `until` is how far they were compared. */
export const Differences = ({
  differences,
  until,
}: {
  differences: readonly Difference[];
  /** ISO 8601. */
  until: string;
}) => (
  <Box sx={{ mt: 2.5 }}>
    <Panel title="Differences">
      {differences.length === 0 ? (
        `No differences until ${minute(until)}.`
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {differences.map((difference) => (
            <DifferenceRow
              key={`${difference.kind} ${difference.reference}`}
              difference={difference}
            />
          ))}
        </Box>
      )}
    </Panel>
  </Box>
);

const DifferenceRow = ({ difference }: { difference: Difference }) => {
  const { orderId, orderNumber, reference } = difference;
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
        {reference}
      </Box>
    </Box>
  );
};
