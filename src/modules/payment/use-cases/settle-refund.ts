import { Injectable } from '@nestjs/common';
import type { Refund } from '../domain/refund.js';
import { PaymentLedger, RefundDocuments } from '../ports/payment-ledger.js';
import { RefundRepository } from '../ports/refunds.js';

/** Brings documents and books to the state of a refund that was confirmed, or is no longer. */
@Injectable()
export class SettleRefund {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly documents: RefundDocuments,
    private readonly ledger: PaymentLedger,
  ) {}

  /** Idempotent. Joins the caller's transaction. */
  async execute(refund: Refund): Promise<void> {
    if (refund.orderId === null) return;
    const refunds = await this.refunds.ofIntent(refund.intentId);
    await this.documents.update(refund, refunds);
    await this.ledger.enterRefund(refund, refunds);
  }
}
