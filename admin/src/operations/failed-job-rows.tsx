import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import { minute } from '../data/shop-time';
import { counted } from '../../../common/format/text';
import { StateBadge } from '../ui/state-badge';

import { DismissJob } from './dismiss-job';
import { RetryJob } from './retry-job';
import type { FailedJob } from '../data/records';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const error = {
  fontFamily: 'monospace',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: 120,
  overflowY: 'auto',
  mt: 0.5,
} as const;

/** Failed jobs with their payload, error, a retry button and, once no attempt follows, one to dismiss them. */
export const FailedJobRows = () => {
  const { data = [] } = useListContext<FailedJob>();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((job) => (
        <Box component="li" key={job.id} sx={row}>
          <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <strong>{job.job}</strong>
              <StateBadge tone={job.failedAt ? 'red' : 'yellow'}>
                {job.failedAt ? 'Failed' : 'Retrying'}
              </StateBadge>
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {counted(job.attempts, 'attempt')} since {minute(job.createdAt)}
              {job.nextTryAt && ` · next attempt ${minute(job.nextTryAt)}`}
              {factsOf(job.payload)}
            </Typography>
            <Box
              tabIndex={0}
              role="region"
              aria-label={`Error in ${job.job}, ${minute(job.createdAt)}`}
              sx={error}
            >
              {job.error ?? 'No error message'}
            </Box>
          </Box>
          <RetryJob job={job} />
          {job.failedAt && <DismissJob job={job} />}
        </Box>
      ))}
    </Box>
  );
};

function factsOf(payload: FailedJob['payload']): string {
  return Object.entries(payload)
    .map(
      ([name, value]) => ` · ${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    )
    .join('');
}
