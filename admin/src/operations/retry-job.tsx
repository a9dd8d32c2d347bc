import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data/data-provider';
import { useCall } from '../ui/use-call';
import type { FailedJob } from './operations-state';

const texts = {
  loading: 'Loading...',
  success: 'The job is tried again.',
  refused: 'Failed. Please try again.',
};

/** Sends a job again, at once; every job is safe to repeat. */
export const RetryJob = ({ job }: { job: FailedJob }) => {
  const provider = useDataProvider<ShopDataProvider>();
  const { busy, run } = useCall();
  return (
    <Button
      variant="outlined"
      startIcon={<ReplayOutlined />}
      disabled={busy}
      aria-label={`Retry ${job.job}`}
      onClick={() => void run(() => provider.retryJob(job.id), texts)}
    >
      Retry
    </Button>
  );
};
