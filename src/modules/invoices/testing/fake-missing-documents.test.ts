import { CountingIds, DirectUnitOfWork, SettableClock } from '../../../kernel/testing/fakes.js';
import { newOrderSnapshot } from '../../orders/testing/order-fixtures.js';
import { InMemoryOrderRepository } from '../../orders/testing/in-memory-order-repository.js';
import { placeOrderWithoutReports } from '../../orders/testing/place-order-without-reports.js';
import { FakeRefunds } from '../../payment/testing/fake-refunds.js';
import { requestDollar } from '../../payment/testing/request-dollar.js';
import { FakeBillingDocuments } from './fake-billing-documents.js';
import { FakeMissingDocuments } from './fake-missing-documents.js';
import { missingDocumentsContract } from './missing-documents.contract.js';

describe('missing documents in memory', () => {
  missingDocumentsContract(async () => {
    const [orders, refunds, documents] = [
      new InMemoryOrderRepository(),
      new FakeRefunds(),
      new FakeBillingDocuments(),
    ];
    const [unitOfWork, ids] = [new DirectUnitOfWork(), new CountingIds()];
    const missing = new FakeMissingDocuments(orders, refunds, documents, new SettableClock());
    const placeOrder = async (at: Date) => {
      const place = placeOrderWithoutReports(orders, unitOfWork, ids, new SettableClock(at));
      const { id: _id, placedAt: _at, ...snapshot } = newOrderSnapshot(1 + orders.rows.size, 'ada');
      return (await place.execute(snapshot)).id;
    };
    return {
      missing,
      documents,
      placeOrder,
      newId: () => ids.next(),
      importOrder: async (at) => {
        const id = await placeOrder(at);
        missing.imported.add(id);
        return id;
      },
      refund: async (orderId, at, extent) => {
        const { transactionId: intentId } = orders.rows.get(orderId)!.snapshot;
        const payment = { intentId, orderId, capturedCents: 4_180 };
        const refundId = await requestDollar(refunds, payment, extent);
        refunds.become(intentId, 'refunded');
        missing.refundTimes.set(refundId, at);
        return { refundId, intentId };
      },
      become: async ({ intentId }, status) => refunds.become(intentId, status),
      inTransaction: (work) => unitOfWork.run(work),
    };
  });
});
