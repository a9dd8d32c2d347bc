import { DomainError } from '../../../kernel/domain-error.js';

/** An order has one invoice. */
export class InvoiceExists extends DomainError {
  constructor(options: { readonly cause?: unknown } = {}) {
    super('conflict', 'invoice_exists', 'This order has an invoice already.', options);
  }
}
