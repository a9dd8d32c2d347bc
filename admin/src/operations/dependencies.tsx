import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Facts } from '../ui/facts';
import { Panel } from '../ui/panel';
import { StateBadge } from '../ui/state-badge';
import type { OperationsState } from './operations-state';

/** By the name that health checks and metrics use. */
const labels: Record<string, string> = {
  cards: 'Card provider',
  database: 'Database',
  files: 'Files',
  mail: 'Email',
  redis: 'Redis',
};

/** Whether each dependency of the shop responds. */
export const Dependencies = ({ states }: { states: OperationsState['stores'] | undefined }) => (
  <Panel title="Services">
    {states ? (
      <Facts
        facts={states.map(({ name, isUp, problem }) => [
          labels[name] ?? name,
          <>
            <StateBadge tone={isUp ? 'green' : 'red'}>{isUp ? 'Up' : 'Down'}</StateBadge>
            {problem && <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{problem}</Box>}
          </>,
        ])}
      />
    ) : (
      <Skeleton variant="rounded" height={120} />
    )}
  </Panel>
);
