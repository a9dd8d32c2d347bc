import { orderEmails } from '../../../../../common/contract/order-status.js';
import { asNumber, asText, objectOf, oneOf } from '../../../../platform/database/decode.js';
import { ORDER_STATUSES } from '../../domain/order-status.js';
import { EMAIL_JOBS, type EmailJob } from '../../domain/order-emails.js';

const statusOf = objectOf({ status: oneOf(ORDER_STATUSES) });
const parcelOf = objectOf({ number: asNumber });
const refundOf = objectOf({ status: asText });

/** By the job: what its email is about; null where it sends none. */
const subjects: Readonly<Record<EmailJob, (payload: object) => string | null>> = {
  [EMAIL_JOBS.confirmation]: () => orderEmails.pending,
  [EMAIL_JOBS.status]: (payload) => orderEmails[statusOf(payload).status],
  [EMAIL_JOBS.parcel]: (payload) => `Parcel ${parcelOf(payload).number} on its way`,
  [EMAIL_JOBS.refund]: (payload) => (refundOf(payload).status === 'refunded' ? 'Refund' : null),
  [EMAIL_JOBS.resend]: (payload) => `${orderEmails[statusOf(payload).status]}, again`,
};

const isEmailJob = (job: string): job is EmailJob => Object.hasOwn(subjects, job);

/** What the email of a job is about; null for a job that sends none to an order's customer. */
export const subjectOf = (job: string, payload: object): string | null =>
  isEmailJob(job) ? subjects[job](payload) : null;
