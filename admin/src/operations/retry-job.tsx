import { RetryButton } from './retry-button';
import type { FailedJob } from '../data/records';
import { retryJob } from './calls';

export const RetryJob = ({ job: { id, job } }: { job: FailedJob }) => {
  return (
    <RetryButton
      label="Retry"
      name={`Retry ${job}`}
      call={() => retryJob(id)}
      success="Job queued for retry."
    />
  );
};
