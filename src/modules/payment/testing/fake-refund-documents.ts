import type { Refund } from '../domain/refund.js';
import { RefundDocuments } from '../ports/payment-ledger.js';

/** Records for which states of refunds their documents were updated. */
export class FakeRefundDocuments extends RefundDocuments {
  readonly updated: { readonly refundId: string; readonly status: Refund['status'] }[] = [];

  async update({ id: refundId, status }: Refund): Promise<void> {
    this.updated.push({ refundId, status });
  }
}
