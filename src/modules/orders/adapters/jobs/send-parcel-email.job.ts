import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun } from '../../../../platform/outbox/job.js';
import { OnEvent } from '../../../../platform/outbox/on-event.js';
import { parcelShipped } from '../../domain/order-events.js';
import { NotifyCustomer } from '../../use-cases/notify-customer.js';
import { EMAIL_JOBS } from '../../domain/order-emails.js';

interface ParcelShipped {
  readonly orderId: string;
  readonly parcelId: string;
  readonly number: number;
}

/** Emails the shopper about each parcel that is shipped before the rest of its order. */
@Injectable()
@OnEvent({ event: parcelShipped, job: EMAIL_JOBS.parcel, queue: 'mail' })
export class SendParcelEmailJob extends JobHandler<ParcelShipped> {
  constructor(private readonly notifyCustomer: NotifyCustomer) {
    super();
  }

  handle({ orderId, parcelId, number }: ParcelShipped, run: JobRun): Promise<void> {
    return this.notifyCustomer.ofParcel(orderId, { id: parcelId, number }, run);
  }
}
