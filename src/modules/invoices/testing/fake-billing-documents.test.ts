import { CountingIds, DirectUnitOfWork } from '../../../kernel/testing/fakes.js';
import { billingDocumentsContract } from './billing-documents.contract.js';
import { FakeBillingDocuments } from './fake-billing-documents.js';

describe('documents in memory', () => {
  billingDocumentsContract(async () => {
    const ids = new CountingIds();
    return {
      documents: new FakeBillingDocuments(),
      newOrder: async () => ids.next(),
      newId: () => ids.next(),
      inTransaction: (work) => new DirectUnitOfWork().run(work),
    };
  });
});
