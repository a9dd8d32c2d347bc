import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { minute } from '../../../common/format/date';
import { Facts } from '../ui/facts';
import { Panel } from '../ui/panel';
import type { OperationsState } from './operations-state';

/** The scheduled jobs and when each runs next. */
export const ScheduledJobs = ({ rounds }: { rounds: OperationsState['rounds'] | undefined }) => (
  <Panel title="Scheduled jobs">
    {rounds ? (
      <>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          When each job runs next. A time long past means that nothing runs the jobs.
        </Typography>
        <Facts facts={rounds.map(({ name, dueAt }) => [name, minute(dueAt)])} />
      </>
    ) : (
      <Skeleton variant="rounded" height={120} />
    )}
  </Panel>
);
