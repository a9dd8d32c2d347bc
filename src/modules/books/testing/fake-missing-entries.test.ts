import { CountingIds, DirectUnitOfWork, SettableClock } from '../../../kernel/testing/fakes.js';
import { newOrderSnapshot } from '../../orders/testing/order-fixtures.js';
import { InMemoryOrderRepository } from '../../orders/testing/in-memory-order-repository.js';
import { placeOrderWithoutReports } from '../../orders/testing/place-order-without-reports.js';
import { FakeDisputes } from '../../payment/testing/fake-disputes.js';
import { FakeRefunds } from '../../payment/testing/fake-refunds.js';
import { requestDollar } from '../../payment/testing/request-dollar.js';
import { newDispute } from '../../payment/testing/new-dispute.js';
import { FakeLedgerEntries } from './fake-ledger-entries.js';
import { FakeMissingEntries } from './fake-missing-entries.js';
import { missingEntriesContract } from './missing-entries.contract.js';

describe('missing entries in memory', () => {
  missingEntriesContract(async () => {
    const [clock, unitOfWork, ids] = [
      new SettableClock(),
      new DirectUnitOfWork(),
      new CountingIds(),
    ];
    const [orders, refunds, disputes, entries] = [
      new InMemoryOrderRepository(),
      new FakeRefunds(),
      new FakeDisputes(),
      new FakeLedgerEntries(clock),
    ];
    const missing = new FakeMissingEntries(orders, refunds, disputes, entries, clock);
    const opening = clock.now();
    missing.opening = opening;
    const intentOf = (orderId: string) => orders.rows.get(orderId)!.snapshot.transactionId;
    return {
      missing,
      entries,
      opening,
      placeOrder: async (at) => {
        const place = placeOrderWithoutReports(orders, unitOfWork, ids, new SettableClock(at));
        const number = 1 + orders.rows.size;
        const { id: _id, placedAt: _at, ...snapshot } = newOrderSnapshot(number, 'ada');
        return (await place.execute(snapshot)).id;
      },
      requestRefund: (orderId, extent) =>
        requestDollar(
          refunds,
          { intentId: intentOf(orderId), orderId, capturedCents: 4_200 },
          extent,
        ),
      become: async (refundId, status) => {
        refunds.become(refunds.requested.find(({ id }) => id === refundId)!.intentId, status);
        missing.refundTimes.set(refundId, clock.now());
      },
      dispute: async (orderId) => {
        const id = ids.next();
        await disputes.save(newDispute({ id, intentId: intentOf(orderId), withdrawnCents: 100 }));
        return id;
      },
      beginEntering: async () => {
        missing.isEntering = true;
        return async () => void (missing.isEntering = false);
      },
      inTransaction: (work) => unitOfWork.run(work),
    };
  });
});
