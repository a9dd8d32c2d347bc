import { DirectUnitOfWork, RecordedEvents, SettableClock } from '../../../kernel/testing/fakes.js';
import { ProviderRefused, ProviderUnavailable } from '../domain/payment-errors.js';
import { disputeRepositoryContract } from '../testing/dispute-repository.contract.js';
import { FakeDisputes } from '../testing/fake-disputes.js';
import { FakeFraudWarnings } from '../testing/fake-fraud-warnings.js';
import { FakePaymentReportProvider } from '../testing/fake-payment-report-provider.js';
import { FakeReportedIntents } from '../testing/fake-reported-intents.js';
import { fraudWarningRepositoryContract } from '../testing/fraud-warning-repository.contract.js';
import { reportedIntentsContract } from '../testing/reported-intents.contract.js';
import { FakePaymentLedger } from '../testing/fake-payment-ledger.js';
import { newDispute } from '../testing/new-dispute.js';
import { newFraudWarning } from '../testing/new-fraud-warning.js';
import { SyncPaymentReports } from './sync-payment-reports.js';

function world() {
  const clock = new SettableClock(new Date('2026-11-24T00:00:00Z'));
  const [disputes, warnings, provider, events] = [
    new FakeDisputes(),
    new FakeFraudWarnings(),
    new FakePaymentReportProvider(),
    new RecordedEvents(),
  ];
  const ledger = new FakePaymentLedger();
  const sync = new SyncPaymentReports(
    ...([disputes, warnings, provider, ledger, events, new DirectUnitOfWork(), clock] as const),
  );
  const all = () => events.published.map(({ name, payload }) => [name, payload]);
  const told = () => all().filter(([name]) => name === 'payment.dispute-changed');
  const news = () => all().filter(([name]) => name !== 'payment.dispute-changed');
  return { disputes, warnings, provider, ledger, sync, told, news };
}
const changed = (intentId: string) => ['payment.dispute-changed', { intentId }];

it('keeps what the provider says, and tells an open one each time and its end once', async () => {
  const { disputes, provider, sync, told } = world();
  provider.disputes = [newDispute()];
  await sync.execute('pi_1');
  await sync.execute('pi_1');
  expect([...disputes.rows.values()]).toEqual([newDispute()]);
  expect(told()).toEqual([changed('pi_1'), changed('pi_1')]);
  provider.disputes = [newDispute({ status: 'lost' })];
  await sync.execute('pi_1');
  await sync.execute('pi_1');
  expect((await disputes.ofIntent('pi_1')).map(({ status }) => status)).toEqual(['lost']);
  expect(told()).toHaveLength(3);
});

it('keeps early fraud warnings likewise, and an end that comes with no event', async () => {
  const { warnings, provider, sync, told } = world();
  const old = new Date('2026-10-01T00:00:00Z');
  await warnings.save(newFraudWarning({ id: 'issfr_old', intentId: 'pi_old', issuedAt: old }));
  provider.warnings = [
    newFraudWarning({ id: 'issfr_old', intentId: 'pi_old', issuedAt: old, isActionable: false }),
    newFraudWarning(),
  ];
  await sync.all();
  expect((await warnings.ofIntent('pi_old'))[0]?.isActionable).toBe(false);
  expect((await warnings.ofIntent('pi_1'))[0]?.isActionable).toBe(true);
  expect(told()).toEqual([changed('pi_old'), changed('pi_1')]);
  await sync.execute('pi_old');
  expect(told()).toHaveLength(2);
  provider.warnings = [newFraudWarning({ fraudType: 'misc', isActionable: false })];
  await sync.execute('pi_1');
  await sync.execute('pi_1');
  expect(told()).toHaveLength(3);
});

it('tells once that a dispute or a warning is new', async () => {
  const { provider, sync, news } = world();
  provider.disputes = [newDispute()];
  provider.warnings = [newFraudWarning()];
  await sync.execute('pi_1');
  await sync.execute('pi_1');
  expect(news()).toEqual([
    ['payment.dispute-opened', { intentId: 'pi_1', disputeId: newDispute().id }],
    ['payment.fraud-warning-issued', { intentId: 'pi_1', warningId: newFraudWarning().id }],
  ]);
  // What is over when it is first seen is no news.
  provider.disputes = [newDispute({ id: 'dp_won', status: 'won' })];
  await sync.execute('pi_1');
  expect(news()).toHaveLength(2);
});

it('tells a warning each time while it can be acted on', async () => {
  const { provider, sync, told } = world();
  provider.warnings = [newFraudWarning()];
  await sync.execute('pi_1');
  await sync.execute('pi_1');
  expect(told()).toEqual([changed('pi_1'), changed('pi_1')]);
});

it.each([
  [{ amountCents: 4_199 }],
  [{ answerBy: null }],
  [{ answerBy: new Date('2026-12-04T00:00:00Z') }],
])('notices %j', async (change) => {
  const { disputes, provider, sync } = world();
  provider.disputes = [newDispute()];
  await sync.execute('pi_1');
  provider.disputes = [newDispute(change)];
  await sync.execute('pi_1');
  expect(await disputes.ofIntent('pi_1')).toMatchObject([change]);
});

it('finds those of which no event came, opened or ended', async () => {
  const { disputes, provider, sync } = world();
  const old = new Date('2026-10-01T00:00:00Z');
  await disputes.save(newDispute({ id: 'dp_old', intentId: 'pi_old', openedAt: old }));
  provider.disputes = [
    newDispute({ id: 'dp_old', intentId: 'pi_old', openedAt: old, status: 'won' }),
    newDispute(),
  ];
  await sync.all();
  expect((await disputes.ofIntent('pi_old'))[0]?.status).toBe('won');
  expect(await disputes.ofIntent('pi_1')).toHaveLength(1);
});

it('goes on with the others where one is refused, and stops where the provider is away', async () => {
  const { disputes, provider, sync } = world();
  provider.disputes = ['pi_1', 'pi_2'].map((id) => newDispute({ id: `dp_${id}`, intentId: id }));
  provider.failures.set('pi_1', new ProviderUnavailable());
  await expect(sync.all()).rejects.toThrow(ProviderUnavailable);
  expect(disputes.rows.size).toBe(0);
  provider.failures.set('pi_1', new ProviderRefused('no word of it'));
  await expect(sync.all()).rejects.toThrow('refused');
  expect([...disputes.rows.keys()]).toEqual(['dp_pi_2']);
});

describe('the disputes in memory', () => {
  const disputes = new FakeDisputes();
  disputeRepositoryContract(() => ({ disputes, unitOfWork: new DirectUnitOfWork() }));
});

describe('the fraud warnings in memory', () => {
  const warnings = new FakeFraudWarnings();
  fraudWarningRepositoryContract(() => ({ warnings, unitOfWork: new DirectUnitOfWork() }));
});

describe('the reported payments in memory', () => {
  const [disputes, warnings] = [new FakeDisputes(), new FakeFraudWarnings()];
  const reported = new FakeReportedIntents(disputes, warnings);
  const unitOfWork = new DirectUnitOfWork();
  reportedIntentsContract(() => ({ reported, disputes, warnings, unitOfWork }));
});
