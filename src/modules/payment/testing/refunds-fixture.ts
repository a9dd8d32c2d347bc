import {
  CountingIds,
  DirectUnitOfWork,
  RecordedEvents,
  SettableClock,
  SettableFailpoints,
} from '../../../kernel/testing/fakes.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { RecordedSecurityLog } from '../../auth/testing/recorded-security-log.js';
import type { RefundPart } from '../domain/refund.js';
import { ChangeRefund } from '../use-cases/change-refund.js';
import { EnterForeignRefund } from '../use-cases/enter-foreign-refund.js';
import { ShrinkRefunds } from '../use-cases/shrink-refunds.js';
import { SyncRefund } from '../use-cases/sync-refund.js';
import { PerformRefund } from '../use-cases/perform-refund.js';
import { RefundsFacade } from '../use-cases/refunds-facade.js';
import { RetryRefund } from '../use-cases/retry-refund.js';
import { SettleRefund } from '../use-cases/settle-refund.js';
import { FakeCardProvider } from './fake-card-provider.js';
import { FakePaymentLedger } from './fake-payment-ledger.js';
import { FakeRefundDocuments } from './fake-refund-documents.js';
import { FakeRefundRepository } from './fake-refund-repository.js';

/** All use cases of refunds on fakes, for one payment of 42 dollars. */
export function refundsFixture() {
  const clock = new SettableClock();
  const events = new RecordedEvents();
  const ids = new CountingIds();
  const unitOfWork = new DirectUnitOfWork();
  const provider = new FakeCardProvider();
  const refunds = new FakeRefundRepository(clock);
  const securityLog = new RecordedSecurityLog();
  const documents = new FakeRefundDocuments();
  const ledger = new FakePaymentLedger();
  const settle = new SettleRefund(refunds, documents, ledger);
  const change = new ChangeRefund(refunds, events, unitOfWork, securityLog, settle);
  const audit = new RecordedAuditLog();
  const failpoints = new SettableFailpoints();
  const retry = new RetryRefund(refunds, change, audit, unitOfWork);
  const shrink = new ShrinkRefunds(refunds, change);
  const enter = new EnterForeignRefund(refunds, shrink, settle, events, ids);
  const follow = new SyncRefund(refunds, provider, change, shrink, unitOfWork, clock);
  const facade = new RefundsFacade(
    ...([refunds, provider, retry, events, ids, securityLog, enter, follow] as const),
  );
  const order = {
    intentId: 'pi_1',
    orderId: 'o1',
    amountCents: 4200,
    reason: 'order 1 canceled',
    requestedBy: null,
  };
  refunds.captured.set('pi_1', 4200);
  return {
    clock,
    events,
    ids,
    unitOfWork,
    provider,
    refunds,
    audit,
    failpoints,
    securityLog,
    documents,
    ledger,
    change,
    retry,
    facade,
    perform: new PerformRefund(
      ...([refunds, provider, change, follow, enter, unitOfWork, clock, failpoints] as const),
    ),
    /** Enters what was refunded by hand. */
    enterForeign: async () => {
      const payment = { intentId: 'pi_1', orderId: 'o1', totalCents: 4_200 };
      for (const listed of await facade.findForeign('pi_1')) await enter.execute(listed, payment);
    },
    follow,
    order,
    /** Requests the refund of the order; returns its id. */
    ask: async () => {
      await facade.request(order);
      return [...refunds.rows.keys()][0] ?? '';
    },
    /** Requests a part of the order's payment; returns its id. */
    askPart: async (amountCents: number, withheld: RefundPart['withheld'] = null) => {
      const part = { lines: [], deliveryCents: 0, isRestocked: false, providerId: null, withheld };
      const requestKey = ids.next();
      await facade.requestPart({ ...order, amountCents, part: { ...part, requestKey } });
      return [...refunds.rows.keys()].at(-1) ?? '';
    },
  };
}
