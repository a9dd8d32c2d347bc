import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../kernel/domain-error.js';
import { DomainEvents } from '../../../kernel/domain-event.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { AuditLog } from '../../auth/index.js';
import { orderEmailRequested, type ResentEmail } from '../domain/order-events.js';
import { NoSuchEmail } from '../domain/order-errors.js';
import type { OrderStatus } from '../domain/order-status.js';
import { OrderQueries, type OrderRecord } from '../ports/order-queries.js';

/** Which email is wanted: of a status that the order is or was in, of a parcel, or of the refund of a part. */
export type ResendableEmail =
  { readonly status: OrderStatus } | { readonly parcelId: string } | { readonly refundId: string };

/** Sends an email of an order to its customer once more, for the admin. */
@Injectable()
export class ResendOrderEmail {
  constructor(
    private readonly queries: OrderQueries,
    private readonly events: DomainEvents,
    private readonly auditLog: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** `by` is the admin's id. @throws NotFound, NoSuchEmail */
  execute(orderId: string, wanted: ResendableEmail, by: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const order = await this.queries.find(orderId);
      if (!order) throw new NotFound('Order');
      const email = findEmail(order, wanted);
      if (!email || order.customerDetails.email === '') throw new NoSuchEmail();
      await this.events.publish(orderEmailRequested, { orderId, ...email });
      await this.auditLog.record({
        actor: { id: by },
        action: 'orders.resend-email',
        subject: `order ${order.number}`,
        before: null,
        after: { email: nameOf(email) },
      });
    });
  }
}

/** Undefined where it was never sent. */
function findEmail(order: OrderRecord, wanted: ResendableEmail): ResentEmail | undefined {
  const { history, parcels, refunds, status } = order;
  if ('status' in wanted) {
    const isSent = ({ what, detail }: (typeof history)[number]) =>
      what === 'status' && detail === wanted.status;
    return history.some(isSent) ? wanted : undefined;
  }
  if ('refundId' in wanted) {
    const refund = refunds.find(({ id }) => id === wanted.refundId);
    const isTold = refund?.part && refund.status === 'refunded' && refund.amountCents > 0;
    return isTold ? wanted : undefined;
  }
  // The one that completes the order has the email of the status.
  const ofParts = status === 'pending' ? parcels : parcels.slice(0, -1);
  const parcel = ofParts.find(({ id }) => id === wanted.parcelId);
  return parcel && { parcelId: parcel.id, number: parcel.number };
}

/** For the audit log. */
function nameOf(email: ResentEmail): string {
  if ('status' in email) return email.status;
  return 'refundId' in email ? 'refund' : `parcel ${email.number}`;
}
