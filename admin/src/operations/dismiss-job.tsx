import type { FailedJob } from '../data/records';
import { ConfirmButton } from '../ui/confirm-button';
import { dismissJob } from './calls';

const texts = {
  loading: 'Dismissing...',
  success: 'Job dismissed.',
  refused: 'This job is not failed any more.',
  failed: 'Failed. Please try again.',
};

/** What does not happen, by the job's queue and name. */
function lossOf({ job, queue }: FailedJob): string {
  if (/^payment\.perform-(part-)?refund$/.test(job)) {
    return 'The customer does not get this refund from the shop: refund it at the card provider.';
  }
  if (queue === 'payments') {
    return 'What the card provider reported is not applied: compare the payment, its order and its refunds by hand.';
  }
  if (queue === 'mail') return 'This email is not sent.';
  return 'What this job was for does not happen.';
}

/** Gives up a job that failed for good, after a question. */
export const DismissJob = ({ job }: { job: FailedJob }) => (
  <ConfirmButton
    label="Dismiss"
    name={`Dismiss ${job.job}`}
    question={`Dismiss ${job.job}?`}
    effect={`${lossOf(job)} The job is never tried again. This cannot be undone.`}
    danger
    call={() => dismissJob(job.id)}
    texts={texts}
  />
);
