import { CountingIds, DirectUnitOfWork, SettableClock } from '../../../kernel/testing/fakes.js';
import { FakeBillingDocuments } from '../../invoices/testing/fake-billing-documents.js';
import { newOrderSnapshot } from '../../orders/testing/order-fixtures.js';
import { InMemoryOrderQueries } from '../../orders/testing/in-memory-order-queries.js';
import { InMemoryOrderRepository } from '../../orders/testing/in-memory-order-repository.js';
import { placeOrderWithoutReports } from '../../orders/testing/place-order-without-reports.js';
import { FakeDisputes } from '../../payment/testing/fake-disputes.js';
import { FakeRefunds } from '../../payment/testing/fake-refunds.js';
import { ClosePastDays } from '../use-cases/close-past-days.js';
import { CorrectEntries } from '../use-cases/correct-entries.js';
import { EnterMissingOrders } from '../use-cases/enter-missing-orders.js';
import { EnterPaymentChanges } from '../use-cases/enter-payment-changes.js';
import { EnterSale } from '../use-cases/enter-sale.js';
import { EnterStoredOrder } from '../use-cases/enter-stored-order.js';
import { PrepareEntries } from '../use-cases/prepare-entries.js';
import { FakeLedgerEntries } from './fake-ledger-entries.js';
import { FakeMissingEntries } from './fake-missing-entries.js';

/** All use cases of the books on fakes; the shop is in New York. */
export function booksFixture() {
  const clock = new SettableClock(new Date('2026-03-02T03:00:00Z'));
  const [ids, unitOfWork, orders] = [
    new CountingIds(),
    new DirectUnitOfWork(),
    new InMemoryOrderRepository(),
  ];
  const [entries, refunds, disputes, documents] = [
    new FakeLedgerEntries(clock),
    new FakeRefunds(),
    new FakeDisputes(),
    new FakeBillingDocuments(),
  ];
  const missing = new FakeMissingEntries(orders, refunds, disputes, entries, clock);
  const shop = { timeZone: 'America/New_York', country: 'US' };
  const location = { current: async () => shop };
  const prepare = new PrepareEntries(entries, location);
  const requestedAt = new Map<string, Date>();
  const queries = new InMemoryOrderQueries(orders, undefined, (intentId) =>
    refunds.requested.flatMap(({ part: given, requestedBy: by, ...refund }) => {
      const at = requestedAt.get(refund.id);
      const part = given && { ...given, isForeign: given.providerId !== null };
      return at && refund.intentId === intentId ? [{ ...refund, by, at, part }] : [];
    }),
  );
  const enterSale = new EnterSale(entries, prepare);
  const correct = new CorrectEntries(entries, queries, prepare);
  const changes = new EnterPaymentChanges(correct, documents, queries);
  const enterStored = new EnterStoredOrder(
    ...([queries, refunds, disputes, entries, missing, enterSale, changes, unitOfWork] as const),
  );
  const place = placeOrderWithoutReports(orders, unitOfWork, ids, clock);
  return {
    clock,
    shop,
    entries,
    missing,
    refunds,
    disputes,
    documents,
    enterSale,
    changes,
    orders,
    correct,
    queries,
    unitOfWork,
    /** When refunds were requested, by their ids; orders are read without the others. */
    requestedAt,
    closePastDays: new ClosePastDays(missing, location, unitOfWork, clock),
    enterMissing: new EnterMissingOrders(missing, enterStored, unitOfWork),
    /** An order of 115 dollars, 5 of them for delivery, that is not in the books. */
    placeOrder: async () => {
      const { id: _id, placedAt: _placedAt, ...snapshot } = newOrderSnapshot(1, 'ada');
      refunds.captured.set(snapshot.transactionId, snapshot.totalCents);
      return { ...snapshot, ...(await place.execute(snapshot)), placedAt: clock.now() };
    },
    /** The day, revision, kind and amount of all entries. */
    entered: () =>
      entries.all.map(({ day, revision, kind, component, amountCents }) =>
        [day, revision, kind, component, amountCents].filter((each) => each !== null),
      ),
  };
}

/** An order of 115 dollars that is not in the books, and refunds of it. */
export async function soldOrderFixture() {
  const fixture = booksFixture();
  const { refunds, changes, placeOrder } = fixture;
  const order = await placeOrder();
  const { id: orderId, transactionId: intentId } = order;
  const last = () => refunds.requested.at(-1)!;
  return {
    ...fixture,
    order,
    orderId,
    intentId,
    /** Requests a free amount. */
    requestPart: (amountCents: number) =>
      refunds.requestPart({
        orderId,
        intentId,
        amountCents,
        reason: 'other',
        requestedBy: null,
        part: {
          requestKey: 'one',
          providerId: null,
          lines: [],
          deliveryCents: 0,
          isRestocked: false,
          withheld: null,
        },
      }),
    become: async (status: 'refunded' | 'failed') => {
      refunds.become(intentId, status);
      await changes.enterRefund(last(), await refunds.ofIntent(intentId));
    },
  };
}

/** What `entered` gives for the order on its day. */
export const SALE = [
  ['2026-03-01', 1, 'sale', 11_000],
  ['2026-03-01', 1, 'delivery', 500],
];
