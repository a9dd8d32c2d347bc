import { DirectUnitOfWork, RecordedEvents, SettableClock } from '../../../kernel/testing/fakes.js';
import type { Dispute } from '../domain/dispute.js';
import { ProviderRefused, ProviderUnavailable } from '../domain/payment-errors.js';
import { DisputeProvider } from '../ports/dispute-provider.js';
import { disputeRepositoryContract } from '../testing/dispute-repository.contract.js';
import { FakeDisputes } from '../testing/fake-disputes.js';
import { newDispute } from '../testing/new-dispute.js';
import { SyncDisputes } from './sync-disputes.js';

/** The disputes at a provider in memory. */
class FakeDisputeProvider extends DisputeProvider {
  disputes: Dispute[] = [];
  readonly failures = new Map<string, Error>();

  async ofIntent(intentId: string): Promise<readonly Dispute[]> {
    const failure = this.failures.get(intentId);
    if (failure) throw failure;
    return this.disputes.filter((dispute) => dispute.intentId === intentId);
  }

  async *listOpenedSince(since: Date): AsyncIterable<Dispute> {
    yield* this.disputes.filter(({ openedAt }) => openedAt >= since);
  }
}

function world() {
  const clock = new SettableClock(new Date('2026-11-24T00:00:00Z'));
  const [disputes, provider, events] = [
    new FakeDisputes(),
    new FakeDisputeProvider(),
    new RecordedEvents(),
  ];
  const sync = new SyncDisputes(disputes, provider, events, new DirectUnitOfWork(), clock);
  const told = () => events.published.map(({ name, payload }) => [name, payload]);
  return { disputes, provider, sync, told };
}
const changed = (intentId: string) => ['payment.dispute-changed', { intentId }];

it('keeps what the provider says, and tells each change once', async () => {
  const { disputes, provider, sync, told } = world();
  provider.disputes = [newDispute()];
  await sync.execute('pi_1');
  await sync.execute('pi_1');
  expect([...disputes.rows.values()]).toEqual([newDispute()]);
  expect(told()).toEqual([changed('pi_1')]);
  provider.disputes = [newDispute({ status: 'lost' })];
  await sync.execute('pi_1');
  expect((await disputes.ofIntent('pi_1')).map(({ status }) => status)).toEqual(['lost']);
  expect(told()).toEqual([changed('pi_1'), changed('pi_1')]);
});

it.each([
  [{ amountCents: 4_199 }],
  [{ answerBy: null }],
  [{ answerBy: new Date('2026-12-04T00:00:00Z') }],
])('notices %j', async (change) => {
  const { provider, sync, told } = world();
  provider.disputes = [newDispute()];
  await sync.execute('pi_1');
  provider.disputes = [newDispute(change)];
  await sync.execute('pi_1');
  expect(told()).toHaveLength(2);
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
