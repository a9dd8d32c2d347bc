import { Injectable } from '@nestjs/common';
import { RETURN_EMAILS, returnEmails } from '../../../../../common/contract/order-return.js';
import { orderEmails } from '../../../../../common/contract/order-status.js';
import { UnsentEmails } from '../../../../platform/outbox/unsent-emails.js';
import { asNumber, asText, objectOf, oneOf } from '../../../../platform/database/decode.js';
import { type UnsentOrderEmail, UnsentOrderEmails } from '../../ports/order-notifications.js';
import { ORDER_STATUSES } from '../../domain/order-status.js';
import { EMAIL_JOBS, type EmailJob } from '../../domain/order-events.js';

const REFUND_SUBJECT = 'Refund';

const statusOf = objectOf({ status: oneOf(ORDER_STATUSES) });
const parcelOf = objectOf({ number: asNumber });
const refundOf = objectOf({ status: asText });

const returnOf = objectOf({ state: oneOf(RETURN_EMAILS) });

const statusSubject = (payload: object) => orderEmails[statusOf(payload).status];
const parcelSubject = (payload: object) => `Parcel ${parcelOf(payload).number} on its way`;

function resentSubject(payload: object): string {
  if ('status' in payload) return statusSubject(payload);
  return 'refundId' in payload ? REFUND_SUBJECT : parcelSubject(payload);
}

/** By the job: what its email is about; null where it sends none. */
const subjects: Readonly<Record<EmailJob, (payload: object) => string | null>> = {
  [EMAIL_JOBS.confirmation]: () => orderEmails.pending,
  [EMAIL_JOBS.status]: statusSubject,
  [EMAIL_JOBS.parcel]: parcelSubject,
  [EMAIL_JOBS.refund]: (payload) =>
    refundOf(payload).status === 'refunded' ? REFUND_SUBJECT : null,
  [EMAIL_JOBS.refundReturned]: () => 'Refund returned by the bank',
  [EMAIL_JOBS.resend]: (payload) => `${resentSubject(payload)}, again`,
  [EMAIL_JOBS.ofReturn]: (payload) => returnEmails[returnOf(payload).state],
  [EMAIL_JOBS.resendOfReturn]: (payload) => `${returnEmails[returnOf(payload).state]}, again`,
};

const isEmailJob = (job: string): job is EmailJob => Object.hasOwn(subjects, job);

/** What the email of a job is about; null for a job that sends none to an order's customer. */
export const emailSubjectOf = (job: string, payload: object): string | null =>
  isEmailJob(job) ? subjects[job](payload) : null;

/** The open jobs of the outbox: an order's emails have its id as ordering key. */
@Injectable()
export class OutboxUnsentOrderEmails extends UnsentOrderEmails {
  constructor(private readonly unsent: UnsentEmails) {
    super();
  }

  async of(orderId: string): Promise<readonly UnsentOrderEmail[]> {
    const emails = await this.unsent.of(orderId);
    return emails.flatMap(({ job, payload, createdAt: at, error, nextTryAt }) => {
      const about = emailSubjectOf(job, payload);
      return about === null ? [] : [{ about, at, error, nextTryAt }];
    });
  }
}
