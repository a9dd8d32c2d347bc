import { ALL_ENTITIES } from '../../../../../test/support/entities.js';
import { openDatabase, type OpenDatabase } from '../../../../../test/support/open-database.js';
import { RecordedEvents, SettableClock } from '../../../../kernel/testing/fakes.js';
import { UuidIds } from '../../../../platform/uuid-ids.js';
import { RecordedAuditLog } from '../../../auth/testing/recorded-audit-log.js';
import { RecordedSecurityLog } from '../../../auth/testing/recorded-security-log.js';
import { withKeyUsed, withProviderUpdate } from '../../domain/refund.js';
import { FakeCardProvider } from '../../testing/fake-card-provider.js';
import { FakePaymentLedger } from '../../testing/fake-payment-ledger.js';
import { FakeRefundDocuments } from '../../testing/fake-refund-documents.js';
import { refundRepositoryContract } from '../../testing/refund-repository.contract.js';
import { refundsContract } from '../../testing/refunds.contract.js';
import { ChangeRefund } from '../../use-cases/change-refund.js';
import { RefundsFacade } from '../../use-cases/refunds-facade.js';
import { EnterForeignRefund } from '../../use-cases/enter-foreign-refund.js';
import { ShrinkRefunds } from '../../use-cases/shrink-refunds.js';
import { RetryRefund } from '../../use-cases/retry-refund.js';
import { SettleRefund } from '../../use-cases/settle-refund.js';
import { SyncRefund } from '../../use-cases/sync-refund.js';
import { PostgresRefundRepository } from './postgres-refund-repository.js';

const ids = new UuidIds();
let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database?.close());

const repository = () => new PostgresRefundRepository(database.repositories, new SettableClock());

describe('the refund rows in Postgres', () => {
  refundRepositoryContract(() => ({
    refunds: repository(),
    unitOfWork: database.unitOfWork,
    id: () => ids.next(),
    // The database has its own clock, of today.
    later: () => new Date('2026-01-02'),
  }));
});

describe('the refunds of other modules in Postgres', () => {
  refundsContract(() => {
    const { unitOfWork } = database;
    const [rows, events] = [repository(), new RecordedEvents()];
    const securityLog = new RecordedSecurityLog();
    const settle = new SettleRefund(rows, new FakeRefundDocuments(), new FakePaymentLedger());
    const change = new ChangeRefund(rows, events, unitOfWork, securityLog, settle);
    const retry = new RetryRefund(rows, change, new RecordedAuditLog(), unitOfWork);
    const shrink = new ShrinkRefunds(rows, change);
    const enter = new EnterForeignRefund(rows, shrink, settle, events, ids);
    const provider = new FakeCardProvider();
    const sync = new SyncRefund(rows, provider, change, shrink, unitOfWork, new SettableClock());
    return {
      refunds: new RefundsFacade(
        ...([rows, provider, retry, events, ids, securityLog, enter, sync] as const),
      ),
      capture: async (cents) => {
        const intentId = `pi_${ids.next()}`;
        await database.dataSource.query('INSERT INTO payment VALUES ($1, $2)', [intentId, cents]);
        return intentId;
      },
      fail: async (intentId) => {
        const { id } = (await rows.ofIntent(intentId)).at(-1)!;
        const refused = { status: 'failed', failure: 'expired card' } as const;
        await change.execute(id, (refund) => withProviderUpdate(refund, refused));
      },
      returnUnnoticed: async (intentId) => {
        const { id } = (await rows.ofIntent(intentId)).at(-1)!;
        const made = { status: 'succeeded', failure: null } as const;
        await change.execute(id, (refund) =>
          withProviderUpdate(withKeyUsed(refund, new Date()), made),
        );
      },
      inTransaction: (work) => unitOfWork.run(work),
    };
  });
});
