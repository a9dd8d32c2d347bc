import { CountingIds, DirectUnitOfWork, SettableClock } from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { newOrderSnapshot } from '../../orders/testing/order-fixtures.js';
import { InMemoryOrderQueries } from '../../orders/testing/in-memory-order-queries.js';
import { InMemoryOrderRepository } from '../../orders/testing/in-memory-order-repository.js';
import { placeOrderWithoutReports } from '../../orders/testing/place-order-without-reports.js';
import { FakeRefunds } from '../../payment/testing/fake-refunds.js';
import { CreateInvoice } from '../use-cases/create-invoice.js';
import { DocumentHeaders } from '../use-cases/document-headers.js';
import { InvoiceStoredOrder } from '../use-cases/invoice-stored-order.js';
import { IssueCreditNote } from '../use-cases/issue-credit-note.js';
import { IssueInvoice } from '../use-cases/issue-invoice.js';
import { IssueMissingDocuments } from '../use-cases/issue-missing-documents.js';
import { RenderDocument } from '../use-cases/render-document.js';
import { FakeBillingDocuments } from './fake-billing-documents.js';
import { FakeDocumentRenderer } from './fake-document-renderer.js';
import { FakeMissingDocuments } from './fake-missing-documents.js';
import { SELLER } from './invoice-fixtures.js';

/** All use cases of documents on fakes. */
export function invoicesFixture() {
  const [clock, ids, unitOfWork] = [new SettableClock(), new CountingIds(), new DirectUnitOfWork()];
  const [documents, orders, refunds, auditLog] = [
    new FakeBillingDocuments(),
    new InMemoryOrderRepository(),
    new FakeRefunds(),
    new RecordedAuditLog(),
  ];
  const missing = new FakeMissingDocuments(orders, refunds, documents, clock);
  const queries = new InMemoryOrderQueries(orders);
  const headers = new DocumentHeaders({ current: async () => SELLER }, ids, clock);
  const invoiceStored = new InvoiceStoredOrder(documents, refunds, headers);
  const credit = new IssueCreditNote(documents, headers);
  const place = placeOrderWithoutReports(orders, unitOfWork, ids, clock);
  return {
    clock,
    documents,
    missing,
    refunds,
    auditLog,
    credit,
    issue: new IssueInvoice(documents, headers),
    create: new CreateInvoice(queries, invoiceStored, auditLog, unitOfWork),
    issueMissing: new IssueMissingDocuments(
      ...([missing, queries, refunds, invoiceStored, credit, unitOfWork] as const),
    ),
    render: new RenderDocument(documents, queries, new FakeDocumentRenderer()),
    /** An order without documents. */
    placeOrder: async (number = 1) => {
      const { id: _id, placedAt: _placedAt, ...snapshot } = newOrderSnapshot(number, 'ada');
      const { totalCents, transactionId } = snapshot;
      refunds.captured.set(transactionId, totalCents);
      return { ...(await place.execute(snapshot)), totalCents };
    },
    /** Kinds, amounts and numbers of all documents. */
    issued: () => documents.all.map(({ kind, totalCents, number }) => [kind, totalCents, number]),
  };
}
