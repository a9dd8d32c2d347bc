import { Injectable } from '@nestjs/common';
import { type InvoicedOrder, type InvoicedRates, invoiceOf } from '../domain/invoice.js';
import { BillingDocuments } from '../ports/billing-documents.js';
import { DocumentHeaders } from './document-headers.js';

/** Issues the invoice of an order that is placed, in the caller's transaction. */
@Injectable()
export class IssueInvoice {
  constructor(
    private readonly documents: BillingDocuments,
    private readonly headers: DocumentHeaders,
  ) {}

  /** Reads what an invoice needs beside its order; what is returned writes it, by one statement. */
  async prepare(): Promise<(order: InvoicedOrder, rates: InvoicedRates) => Promise<void>> {
    const nextHeader = await this.headers.prepare();
    return (order, rates) => this.documents.add(invoiceOf(order, rates, nextHeader()));
  }
}
