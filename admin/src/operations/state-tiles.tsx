import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { age } from '../../../common/format/age';
import { minute } from '../../../common/format/date';
import { Panel } from '../ui/panel';
import { StateBadge, type Tone } from '../ui/state-badge';
import type { OperationsState } from './operations-state';

/** Of the outbox, in seconds: what waits for longer has nobody to do it. */
const LATE_AFTER = 60;

interface Tile {
  title: string;
  figure: string;
  note: string;
  state: [Tone, string];
}

const titles = ['Workers', 'Jobs waiting', 'Open checkouts', 'Payments without an order'];

/** The four figures that say whether all is well. */
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

const fine: Tile['state'] = ['green', 'All well'];
const count = (value: number) => value.toLocaleString('en-US');

function jobsState({ failed, retrying, oldestSeconds }: OperationsState['outbox']): Tile['state'] {
  if (failed) return ['red', `${count(failed)} failed`];
  if (retrying) return ['yellow', `${count(retrying)} to try again`];
  return (oldestSeconds ?? 0) > LATE_AFTER ? ['yellow', 'Late'] : fine;
}

/** In the order of their titles. */
function tiles({ workers, outbox, checkouts, paymentsWithoutOrder: odd }: OperationsState): Tile[] {
  const seen = workers.lastSeenAt ? minute(workers.lastSeenAt) : 'never';
  return [
    {
      title: 'Workers',
      figure: workers.needed ? count(workers.alive) : 'Built in',
      note: workers.needed
        ? `${workers.missing ? 'Mails and refunds wait. ' : ''}Last seen ${seen}`
        : 'The shop works its jobs off itself',
      state: workers.missing ? ['red', 'None alive'] : fine,
    },
    {
      title: 'Jobs waiting',
      figure: count(outbox.waiting),
      note:
        outbox.oldestSeconds === null
          ? 'None waits'
          : `The oldest has waited for ${age(outbox.oldestSeconds)}`,
      state: jobsState(outbox),
    },
    {
      title: 'Open checkouts',
      figure: count(checkouts.open),
      note: `${count(checkouts.unitsHeld)} ${checkouts.unitsHeld === 1 ? 'unit' : 'units'} on hold`,
      state: checkouts.overdue ? ['yellow', `${count(checkouts.overdue)} past their time`] : fine,
    },
    {
      title: 'Payments without an order',
      figure: count(odd.length),
      note: odd.length ? 'Money came in that belongs to no order' : 'Every payment has its order',
      state: odd.length ? ['red', 'Look at them'] : fine,
    },
  ];
}
