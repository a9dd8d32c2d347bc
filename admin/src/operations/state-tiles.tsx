import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { age } from '../../../common/format/age';
import { minute } from '../data/shop-time';
import { counted } from '../../../common/format/text';
import { Panel } from '../ui/panel';
import { StateBadge, type Tone } from '../ui/state-badge';
import type { OperationsState } from './operations-state';

/** In seconds: a job that waits longer is delayed. */
const LATE_AFTER = 60;

interface Tile {
  title: string;
  figure: string;
  note: string;
  state: [Tone, string];
}

const titles = ['Workers', 'Jobs waiting', 'Open checkouts', 'Payments without an order'];

/** The four key figures, each with its state. */
export const StateTiles = ({ state }: { state: OperationsState | undefined }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      gridTemplateColumns: {
        xs: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(0, 1fr))',
      },
    }}
  >
    {titles.map((title, index) => {
      const tile = state && tiles(state)[index];
      return (
        <Panel key={title} title={title}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 0.5 }}>
            <Typography variant="h1" component="p">
              {tile?.figure ?? <Skeleton width={60} />}
            </Typography>
            {tile && <StateBadge tone={tile.state[0]}>{tile.state[1]}</StateBadge>}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {tile?.note ?? <Skeleton width="60%" />}
          </Typography>
        </Panel>
      );
    })}
  </Box>
);

const fine: Tile['state'] = ['green', 'OK'];
const count = (value: number) => value.toLocaleString('en-US');

function jobsState({ failed, retrying, oldestSeconds }: OperationsState['outbox']): Tile['state'] {
  if (failed) return ['red', `${count(failed)} failed`];
  if (retrying) return ['yellow', `${count(retrying)} retrying`];
  return (oldestSeconds ?? 0) > LATE_AFTER ? ['yellow', 'Delayed'] : fine;
}

/** In the order of their titles. */
function tiles({
  workers,
  outbox,
  checkouts,
  paymentsWithoutOrder: unmatched,
}: OperationsState): Tile[] {
  const seen = workers.lastSeenAt ? `Last seen ${minute(workers.lastSeenAt)}` : 'Never seen';
  return [
    {
      title: 'Workers',
      figure: workers.needed ? count(workers.alive) : 'Built in',
      note: workers.needed
        ? `${workers.missing ? 'Emails and refunds are waiting. ' : ''}${seen}`
        : 'The shop runs its jobs itself',
      state: workers.missing ? ['red', 'None running'] : fine,
    },
    {
      title: 'Jobs waiting',
      figure: count(outbox.waiting),
      note:
        outbox.oldestSeconds === null
          ? 'None waiting'
          : `The oldest has waited for ${age(outbox.oldestSeconds)}`,
      state: jobsState(outbox),
    },
    {
      title: 'Open checkouts',
      figure: count(checkouts.open),
      note: `${counted(checkouts.unitsHeld, 'unit')} on hold`,
      state: checkouts.overdue ? ['yellow', `${count(checkouts.overdue)} expired`] : fine,
    },
    {
      title: 'Payments without an order',
      figure: count(unmatched.length),
      note: unmatched.length ? 'Paid, but not matched to an order' : 'Every payment has an order',
      state: unmatched.length ? ['red', 'Needs review'] : fine,
    },
  ];
}
