import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../data/data-provider';
import type { FailedJob } from './operations-state';
import { RetryButton } from './retry-button';

/** Sends a job again. */
export const RetryJob = ({ job: { id, job } }: { job: FailedJob }) => {
  const provider = useDataProvider<ShopDataProvider>();
  return (
    <RetryButton
      label="Retry"
      name={`Retry ${job}`}
      call={() => provider.retryJob(id)}
      success="The job is tried again."
    />
  );
};
