import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { day } from '../../data/shop-time';
import type { Order } from '../../data/records';
import { paths } from '../../paths';
import { Failed } from '../../ui/failed';
import { Panel } from '../../ui/panel';
import { ReturnStateBadge } from './return-state';
import { useOrderReturns } from './use-order-returns';

/** The returns of an order; nothing where there is none, and why they cannot be shown. */
export const OrderReturns = ({ order }: { order: Order }) => {
  const { returns, error, refetch } = useOrderReturns(order);
  if (returns.length === 0 && !error) return null;
  return (
    <Panel title="Returns">
      {error && returns.length === 0 && <Failed error={error} retry={refetch} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {returns.map(({ _id, number, state, lines, requestedAt }) => (
          <li key={_id}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Link component={RouterLink} to={paths.return(_id)} sx={{ fontWeight: 600 }}>
                {`Return ${number}`}
              </Link>
              <ReturnStateBadge state={state} />
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <time dateTime={requestedAt}>{day(requestedAt)}</time>
              {` · ${lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}`}
            </Typography>
          </li>
        ))}
      </Box>
    </Panel>
  );
};
