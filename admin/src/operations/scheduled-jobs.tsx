import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { minute } from '../data/shop-time';
import { counted } from '../../../common/format/text';
import { Facts } from '../ui/facts';
import { Panel } from '../ui/panel';
import { StateBadge } from '../ui/state-badge';
import type { OperationsState } from './operations-state';

type Job = OperationsState['rounds'][number];

/** The scheduled jobs and when each runs next. */
export const ScheduledJobs = ({ rounds }: { rounds: OperationsState['rounds'] | undefined }) => (
  <Panel title="Scheduled jobs">
    {rounds ? (
      <>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          When each job runs next. A time long past means that nothing runs the jobs.
        </Typography>
        <Facts facts={rounds.map((job) => [job.name, <ScheduledJob {...job} />])} />
      </>
    ) : (
      <Skeleton variant="rounded" height={120} />
    )}
  </Panel>
);

const ScheduledJob = ({ dueAt, failures, lastError }: Job) => (
  <>
    {minute(dueAt)}
    {failures > 0 && (
      <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        <StateBadge tone="red">Failed {counted(failures, 'time')} in a row</StateBadge>
        {lastError && <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{lastError}</Box>}
      </Box>
    )}
  </>
);
