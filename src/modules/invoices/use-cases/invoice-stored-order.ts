import { Injectable } from '@nestjs/common';
import type { OrderRecord } from '../../orders/index.js';
import { Refunds } from '../../payment/index.js';
import { creditNoteOf } from '../domain/credit-note.js';
import { invoiceOf } from '../domain/invoice.js';
import { BillingDocuments } from '../ports/billing-documents.js';
import { DocumentHeaders } from './document-headers.js';

/** Issues the invoice of an order that was placed without one, and the credit notes of its refunds. */
@Injectable()
export class InvoiceStoredOrder {
  constructor(
    private readonly documents: BillingDocuments,
    private readonly refunds: Refunds,
    private readonly headers: DocumentHeaders,
  ) {}

  /** Joins the caller's transaction. @throws InvoiceExists */
  async execute(order: OrderRecord): Promise<void> {
    const nextHeader = await this.headers.prepare();
    const placed = { ...order, placedAt: order.createdAt };
    const invoice = invoiceOf(placed, undefined, nextHeader());
    await this.documents.add(invoice);
    const refunds = await this.refunds.ofIntent(order.transactionId);
    for (const refund of refunds.filter(({ status }) => status === 'refunded')) {
      await this.documents.add(creditNoteOf(invoice, refund, refunds, nextHeader()));
    }
  }
}
