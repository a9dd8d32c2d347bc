import { ALL_ENTITIES } from '../../../../test/support/entities.js';
import { allAtOnce } from '../../../../test/support/lock-waits.js';
import { openDatabase, type OpenDatabase } from '../../../../test/support/open-database.js';
import { RecordedEvents, SettableClock } from '../../../kernel/testing/fakes.js';
import { TransactionLock } from '../../../platform/database/transaction-lock.js';
import { PostgresDisputeRepository } from '../adapters/postgres/postgres-dispute-repository.js';
import { PostgresFraudWarningRepository } from '../adapters/postgres/postgres-fraud-warning-repository.js';
import { FakePaymentLedger } from '../testing/fake-payment-ledger.js';
import { FakePaymentReportProvider } from '../testing/fake-payment-report-provider.js';
import { newDispute } from '../testing/new-dispute.js';
import { newFraudWarning } from '../testing/new-fraud-warning.js';
import { SyncPaymentReports } from './sync-payment-reports.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase(ALL_ENTITIES);
});
afterAll(() => database?.close());

it('tells of a new dispute and a new warning once, also where two events come at once', async () => {
  const { repositories, statements, unitOfWork } = database;
  const disputes = new PostgresDisputeRepository(
    repositories,
    statements,
    new TransactionLock(statements),
  );
  const warnings = new PostgresFraudWarningRepository(repositories, statements);
  const provider = new FakePaymentReportProvider();
  provider.disputes = [newDispute()];
  provider.warnings = [newFraudWarning()];
  const events = new RecordedEvents();
  const sync = new SyncPaymentReports(
    ...([disputes, warnings, provider, new FakePaymentLedger(), events, unitOfWork] as const),
    new SettableClock(),
  );
  const takeEvent = () => sync.execute('pi_1');
  await allAtOnce(database, () => disputes.lock('pi_1'), takeEvent, takeEvent);
  const news = events.published.map(({ name }) => name).filter((name) => !name.endsWith('changed'));
  expect(news.sort()).toEqual(['payment.dispute-opened', 'payment.fraud-warning-issued']);
});
