import { Injectable } from '@nestjs/common';
import { JobHandler, type JobRun, OnEvent } from '../../../../platform/outbox/job.js';
import { partRefundChanged, refundReturned } from '../../../payment/index.js';
import {
  EMAIL_JOBS,
  orderEmailRequested,
  orderPlaced,
  orderStatusChanged,
  parcelShipped,
  type ResentEmail,
} from '../../domain/order-events.js';
import type { OrderStatus } from '../../domain/order-status.js';
import { NotifyCustomer } from '../../use-cases/notify-customer.js';
import { NotifyRefund } from '../../use-cases/notify-refund.js';

/** Emails one confirmation for each order. */
@Injectable()
@OnEvent({ event: orderPlaced, job: EMAIL_JOBS.confirmation, queue: 'mail' })
export class SendConfirmationJob extends JobHandler<{ orderId: string }> {
  constructor(private readonly notifyCustomer: NotifyCustomer) {
    super();
  }

  handle({ orderId }: { orderId: string }, run: JobRun): Promise<void> {
    return this.notifyCustomer.execute(orderId, 'pending', run);
  }
}

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

interface RefundChanged {
  readonly refundId: string;
  readonly orderId: string;
  readonly status: string;
}

/** Emails the shopper when the refund of a part is confirmed. */
@Injectable()
@OnEvent({ event: partRefundChanged, job: EMAIL_JOBS.refund, queue: 'mail' })
export class SendRefundEmailJob extends JobHandler<RefundChanged> {
  constructor(private readonly notifyRefund: NotifyRefund) {
    super();
  }

  async handle({ refundId, orderId, status }: RefundChanged, run: JobRun): Promise<void> {
    if (status === 'refunded') await this.notifyRefund.execute(orderId, refundId, run);
  }
}

/** Emails the shopper where the bank has returned a refund that they have read of. */
@Injectable()
@OnEvent({ event: refundReturned, job: EMAIL_JOBS.refundReturned, queue: 'mail' })
export class SendReturnedRefundEmailJob extends JobHandler<Omit<RefundChanged, 'status'>> {
  constructor(private readonly notifyRefund: NotifyRefund) {
    super();
  }

  handle({ refundId, orderId }: Omit<RefundChanged, 'status'>, run: JobRun): Promise<void> {
    return this.notifyRefund.ofReturned(orderId, refundId, run);
  }
}

interface StatusChanged {
  readonly orderId: string;
  readonly status: OrderStatus;
}

/** Emails the shopper at each change of status. */
@Injectable()
@OnEvent({ event: orderStatusChanged, job: EMAIL_JOBS.status, queue: 'mail' })
export class SendStatusEmailJob extends JobHandler<StatusChanged> {
  constructor(private readonly notifyCustomer: NotifyCustomer) {
    super();
  }

  handle({ orderId, status }: StatusChanged, run: JobRun): Promise<void> {
    return this.notifyCustomer.execute(orderId, status, run);
  }
}

type EmailRequest = { readonly orderId: string } & ResentEmail;

/** Sends an email of an order once more. */
@Injectable()
@OnEvent({ event: orderEmailRequested, job: EMAIL_JOBS.resend, queue: 'mail' })
export class ResendOrderEmailJob extends JobHandler<EmailRequest> {
  constructor(
    private readonly notifyCustomer: NotifyCustomer,
    private readonly notifyRefund: NotifyRefund,
  ) {
    super();
  }

  handle({ orderId, ...email }: EmailRequest, run: JobRun): Promise<void> {
    if ('status' in email) return this.notifyCustomer.execute(orderId, email.status, run, true);
    if ('refundId' in email) return this.notifyRefund.execute(orderId, email.refundId, run, true);
    const { parcelId: id, number } = email;
    return this.notifyCustomer.ofParcel(orderId, { id, number }, run, true);
  }
}
