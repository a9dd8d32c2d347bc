export { IssueInvoice } from './use-cases/issue-invoice.js';
