import type { Dispute } from '../domain/dispute.js';
import type { Refund } from '../domain/refund.js';
import { PaymentLedger } from '../ports/payment-ledger.js';

/** Records which states of refunds and disputes were entered. */
export class FakePaymentLedger extends PaymentLedger {
  readonly refunds: { readonly refundId: string; readonly status: Refund['status'] }[] = [];
  readonly disputes: Dispute[] = [];

  async enterRefund({ id: refundId, status }: Refund): Promise<void> {
    this.refunds.push({ refundId, status });
  }

  async enterDispute(dispute: Dispute): Promise<void> {
    this.disputes.push(dispute);
  }
}
