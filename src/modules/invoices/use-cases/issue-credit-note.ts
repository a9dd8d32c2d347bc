import { Injectable } from '@nestjs/common';
import { type Refund, RefundDocuments } from '../../payment/index.js';
import { creditNoteOf, reversalOf } from '../domain/credit-note.js';
import { BillingDocuments } from '../ports/billing-documents.js';
import { DocumentHeaders } from './document-headers.js';

/**
 * Issues the credit note of a refund that is confirmed, and reverses it where the refund fails later. A
 * refund of an order without an invoice has no documents, nor has one of nothing: there is nothing to
 * correct.
 */
@Injectable()
export class IssueCreditNote extends RefundDocuments {
  constructor(
    private readonly documents: BillingDocuments,
    private readonly headers: DocumentHeaders,
  ) {
    super();
  }

  /** Idempotent. Joins the caller's transaction. */
  async update(refund: Refund, refunds: readonly Refund[]): Promise<void> {
    if (refund.orderId === null) return;
    const documents = await this.documents.ofOrder(refund.orderId);
    const invoice = documents.find(({ kind }) => kind === 'invoice');
    const note = documents.find(
      ({ kind, refundId, reversedBy }) =>
        kind === 'credit_note' && refundId === refund.id && reversedBy === null,
    );
    const isConfirmed = refund.status === 'refunded' && refund.amountCents > 0;
    if (!invoice || isConfirmed === (note !== undefined)) return;
    const issue = (await this.headers.prepare())();
    if (note) await this.documents.reverse(note, reversalOf(note, issue));
    else await this.documents.add(creditNoteOf(invoice, refund, refunds, issue));
  }
}
