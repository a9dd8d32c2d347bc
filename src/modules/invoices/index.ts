export { creditedItemsOf } from './domain/credit-note.js';
export { type InvoicedRates, orderedItemsOf } from './domain/invoice.js';
export { BillingDocuments } from './ports/billing-documents.js';
export { IssueInvoice } from './use-cases/issue-invoice.js';
