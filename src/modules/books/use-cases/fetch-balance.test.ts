import { HOUR_MS } from '../../../kernel/time.js';
import {
  type BalanceTransaction,
  BalanceTransactions,
  type ProviderBalance,
} from '../../payment/index.js';
import { ProviderRefused, ProviderUnavailable } from '../../payment/domain/payment-errors.js';
import { booksFixture } from '../testing/books-fixture.js';
import { FakeBalanceRecords } from '../testing/fake-balance-records.js';
import { newBalanceTransaction } from '../testing/new-balance-transaction.js';
import { FetchBalance } from './fetch-balance.js';

class FakeBalanceTransactions extends BalanceTransactions {
  all: BalanceTransaction[] = [];
  asked: Date[] = [];
  isUnavailable = false;

  async *listCreatedSince(since: Date): AsyncIterable<BalanceTransaction> {
    this.asked.push(since);
    yield* this.all;
    if (this.isUnavailable) throw new ProviderUnavailable();
  }

  /** Each that is asked for; the last is answered from then on. */
  cents = [500];
  async balances(): Promise<readonly ProviderBalance[]> {
    const [availableCents = 0] = this.cents.length > 1 ? this.cents.splice(0, 1) : this.cents;
    return [
      { currency: 'eur', availableCents: 9, pendingCents: 9 },
      { currency: 'usd', availableCents, pendingCents: 20 },
    ];
  }
}

function setUp() {
  const fixture = booksFixture();
  const [provider, records] = [new FakeBalanceTransactions(), new FakeBalanceRecords()];
  const { correct, queries, refunds, unitOfWork, clock } = fixture;
  const own = { id: async () => 'this' };
  const foreign = {
    entered: [] as string[],
    errors: [] as Error[],
    execute: async (intentId: string) => {
      const error = foreign.errors.shift();
      if (error) throw error;
      foreign.entered.push(intentId);
    },
  };
  const fetch = new FetchBalance(
    ...([provider, records, own, correct, queries, foreign, refunds, unitOfWork, clock] as const),
  );
  return { ...fixture, provider, records, foreign, fetch };
}

describe('what moves the balance', () => {
  it('is fetched once, with its fee, from an hour before the last run', async () => {
    const { provider, records, fetch, entered, entries, clock, placeOrder } = setUp();
    const order = await placeOrder();
    const createdAt = new Date('2026-02-27T12:00:00Z');
    const charge = newBalanceTransaction({ intentId: order.transactionId, createdAt });
    const fee = { kind: 'fee', type: 'stripe_fee', amountCents: -25, feeCents: 0 } as const;
    provider.all = [
      newBalanceTransaction({ id: 'txn_2', ...fee, intentId: null, installation: null }),
      charge,
    ];
    const startedAt = clock.now();
    await fetch.execute();
    await fetch.execute();
    expect([...records.all.keys()]).toEqual(['txn_2', 'txn_1']);
    expect(entered()).toEqual([
      ['2026-03-01', 1, 'fee', -25],
      ['2026-03-01', 1, 'fee', -152],
    ]);
    expect(
      entries.all.map(({ orderId, sourceId, eventDay }) => [sourceId, orderId, eventDay]),
    ).toEqual([
      ['txn_2', null, '2026-03-01'],
      ['txn_1', order.id, '2026-02-27'],
    ]);
    expect(records.until).toEqual(startedAt);
    const newest = new Date(startedAt.getTime() - 120_000);
    expect(provider.asked).toEqual([
      new Date('2026-02-28T23:00:00Z'),
      newest,
      new Date(startedAt.getTime() - HOUR_MS),
      newest,
    ]);
    expect(records.compared).toBe(2);
  });

  it('of another installation is told apart, but for what this shop knows', async () => {
    const { provider, records, fetch, entered } = setUp();
    const refund = { kind: 'refund', installation: null, feeCents: 0 } as const;
    records.known.add('pi_known');
    provider.all = [
      newBalanceTransaction({ installation: 'another' }),
      newBalanceTransaction({ id: 'txn_2', ...refund, intentId: 'pi_other' }),
      newBalanceTransaction({ id: 'txn_3', ...refund, intentId: 'pi_known' }),
      newBalanceTransaction({
        id: 'txn_4',
        kind: 'payout',
        intentId: null,
        installation: null,
        feeCents: 0,
      }),
    ];
    await fetch.execute();
    const own = [...records.all.values()].filter(({ isOwn }) => isOwn);
    expect(own.map(({ id, recordId }) => [id, recordId])).toEqual([
      ['txn_3', 'ch_1'],
      ['txn_4', null],
    ]);
    expect([...records.all.keys()].sort()).toEqual(['txn_1', 'txn_2', 'txn_3', 'txn_4']);
    expect(entered()).toEqual([]);
  });

  it('of a refund is kept where its charge comes after it, as after a restore', async () => {
    const { provider, records, fetch } = setUp();
    const charge = newBalanceTransaction({ id: 'txn_charge', intentId: 'pi_1' });
    const refund = { kind: 'refund', installation: null, feeCents: 0, intentId: 'pi_1' } as const;
    const others = Array.from({ length: 120 }, (_, nth) =>
      newBalanceTransaction({ id: `txn_${nth}`, intentId: `pi_other_${nth}` }),
    );
    provider.all = [newBalanceTransaction({ id: 'txn_refund', ...refund }), ...others, charge];
    await fetch.execute();
    expect(records.all.get('txn_refund')?.isOwn).toBe(true);
  });

  it.each(['charge', 'refund', 'dispute'] as const)(
    'as a %s without a payment is of others, because it should have one',
    async (kind) => {
      const { provider, records, fetch } = setUp();
      provider.all = [newBalanceTransaction({ kind, intentId: null, installation: null })];
      await fetch.execute();
      expect([...records.all.values()].map(({ isOwn }) => isOwn)).toEqual([false]);
    },
  );

  it('of others stays theirs, and so does its fee, where its payment is known later', async () => {
    const { provider, records, fetch, entered } = setUp();
    provider.all = [newBalanceTransaction({ kind: 'dispute', installation: null })];
    await fetch.execute();
    records.known.add('pi_1');
    await fetch.execute();
    expect([records.all.get('txn_1')?.isOwn, entered()]).toEqual([false, []]);
  });

  it('is fetched in batches, and again where the provider fails meanwhile', async () => {
    const { provider, records, fetch } = setUp();
    const { until } = records;
    provider.all = Array.from({ length: 250 }, (_, nth) => {
      const installation = nth % 2 === 0 ? 'this' : 'another';
      return newBalanceTransaction({ id: `txn_${nth}`, intentId: `pi_${nth}`, installation });
    });
    provider.isUnavailable = true;
    await expect(fetch.execute()).rejects.toThrow(ProviderUnavailable);
    expect([records.all.size, records.until, records.fetched]).toEqual([200, until, 0]);
    provider.isUnavailable = false;
    await fetch.execute();
    expect([records.all.size, records.fetched]).toEqual([250, 1]);
  });

  it('in another currency enters no fee in the books', async () => {
    const { provider, records, fetch, entered } = setUp();
    provider.all = [newBalanceTransaction({ currency: 'eur' })];
    await fetch.execute();
    expect([records.all.size, entered()]).toEqual([1, []]);
  });
});

describe('a refund in the balance', () => {
  const refund = (id: string, changes: Partial<BalanceTransaction> = {}) =>
    newBalanceTransaction({
      id,
      kind: 'refund',
      amountCents: -100,
      feeCents: 0,
      installation: null,
      intentId: `pi_${id}`,
      ...changes,
    });

  it('is entered where it was made by hand, and no other movement is', async () => {
    const { provider, records, foreign, fetch } = setUp();
    for (const id of ['pi_hand', 'pi_ours', 'pi_back']) records.known.add(id);
    provider.all = [
      newBalanceTransaction(),
      refund('hand'),
      refund('again', { intentId: 'pi_hand' }),
      refund('ours', { refundId: 'r1' }),
      refund('back', { amountCents: 100 }),
      refund('unknown', { intentId: null }),
    ];
    await fetch.execute();
    expect(foreign.entered).toEqual(['pi_hand']);
    await fetch.execute();
    expect(foreign.entered).toEqual(['pi_hand', 'pi_hand']);
  });

  it('has failed where the bank returned it, also without an event', async () => {
    const { provider, fetch, refunds } = setUp();
    for (const intentId of ['pi_back', 'pi_stands']) {
      const request = { orderId: 'o1', amountCents: 100, reason: '', requestedBy: null };
      await refunds.request({ ...request, intentId });
      refunds.become(intentId, 'refunded');
      refunds.returned.add(intentId);
    }
    const amountCents = 100;
    const charge = newBalanceTransaction({ intentId: 'pi_stands' });
    const others = [refund('stands'), refund('stands', { amountCents: 0 }), charge];
    provider.all = [...others, refund('back', { amountCents }), refund('new', { amountCents })];
    await fetch.execute();
    expect(refunds.requested.map(({ status }) => status)).toEqual(['failed', 'refunded']);
  });

  it('keeps nothing else from being fetched and entered where it is refused', async () => {
    const { provider, records, foreign, fetch } = setUp();
    provider.all = [refund('one'), refund('two')];
    foreign.errors = [new ProviderRefused('no word of it')];
    await expect(fetch.execute()).rejects.toThrow('refused');
    expect([foreign.entered, records.fetched]).toEqual([['pi_two'], 1]);
  });

  it('is met again where the provider is away', async () => {
    const { provider, records, foreign, fetch } = setUp();
    provider.all = [refund('one')];
    foreign.errors = [new ProviderUnavailable()];
    const { until } = records;
    await expect(fetch.execute()).rejects.toThrow(ProviderUnavailable);
    expect([records.until, records.fetched]).toEqual([until, 0]);
    await fetch.execute();
    expect(foreign.entered).toEqual(['pi_one']);
  });
});

describe('the balance of the provider', () => {
  it('is read with the movements that it has, in the currency of the shop', async () => {
    const { provider, records, fetch } = setUp();
    provider.all = [newBalanceTransaction()];
    await fetch.execute();
    expect(records.balances).toEqual([{ cents: 520, movements: 1 }]);
  });

  it('is read again while it moves, and left for the next run where it never rests', async () => {
    const { provider, records, fetch } = setUp();
    provider.cents = [1, 2, 3, 3];
    await fetch.execute();
    expect(records.balances).toEqual([{ cents: 23, movements: 0 }]);
    provider.cents = [1, 2, 3, 4, 5, 6, 7];
    await fetch.execute();
    expect([records.balances.length, records.fetched]).toEqual([1, 1]);
  });

  it('ends no run while the key may not read it', async () => {
    const { provider, records, fetch } = setUp();
    provider.balances = () => Promise.reject(new ProviderRefused('no permission'));
    await expect(fetch.execute()).rejects.toThrow(ProviderRefused);
    expect([records.compared, records.fetched]).toEqual([1, 0]);
  });
});
