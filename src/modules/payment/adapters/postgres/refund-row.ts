import type { Refund } from '../../domain/refund.js';
import type { PartialRefundEntity, PartialRefundLineEntity } from './partial-refund.entity.js';
import type { RefundEntity } from './refund.entity.js';

/*
 * Refunds are in two tables: `refund` for all that remains of a payment, `partial_refund` for parts. A
 * column that the domain lacks is a compile-time error in the functions that write; a property that the
 * table lacks, in those that read.
 */

export type StoredPartRefund = Refund & { readonly orderId: string; readonly part: object };

/** @throws Error for a part without an order */
export function isPart(refund: Refund): refund is StoredPartRefund {
  if (refund.part && refund.orderId === null) throw new Error(`${refund.id} has no order`);
  return refund.part !== null;
}

/** A row of `refund`: all that remained of the payment. */
export function fromWholeRow({ createdAt: _createdAt, ...row }: RefundEntity): Refund {
  return { ...row, part: null };
}

export function toWholeRow({ part: _part, ...refund }: Refund): Omit<RefundEntity, 'createdAt'> {
  return refund;
}

export function fromPartRow(
  row: PartialRefundEntity,
  lines: readonly PartialRefundLineEntity[],
): Refund {
  const {
    createdAt: _createdAt,
    requestKey,
    providerId,
    deliveryCents,
    isRestocked,
    withheldCents: cents,
    withheldReason,
    ...rest
  } = row;
  const own = lines.filter(({ refundId }) => refundId === row.id);
  return {
    ...rest,
    part: {
      requestKey,
      providerId,
      deliveryCents,
      isRestocked,
      withheld: cents === null ? null : { cents, reason: withheldReason },
      lines: own.map(({ refundId: _refundId, ...line }) => line),
    },
  };
}

/** The columns of `partial_refund`; its lines are rows of their own. */
export function toPartRow({
  part,
  ...refund
}: StoredPartRefund): Omit<PartialRefundEntity, 'createdAt'> {
  const { lines: _lines, withheld, ...columns } = part;
  const withheldCents = withheld?.cents ?? null;
  return { ...refund, ...columns, withheldCents, withheldReason: withheld?.reason ?? null };
}

export function toPartLineRows({ id, part }: StoredPartRefund): PartialRefundLineEntity[] {
  return part.lines.map((line) => ({ ...line, refundId: id }));
}
