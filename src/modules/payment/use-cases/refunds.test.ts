import {
  CountingIds,
  DirectUnitOfWork,
  NoFailpoints,
  RecordedEvents,
  SettableClock,
} from '../../../kernel/testing/fakes.js';
import { ProviderUnavailable } from '../domain/payment-errors.js';
import { withProviderUpdate } from '../domain/refund.js';
import { RecordedAuditLog } from '../../auth/testing/recorded-audit-log.js';
import { FakeCardProvider } from '../testing/fake-card-provider.js';
import { FakeRefundRepository } from '../testing/fake-refund-repository.js';
import { refundRepositoryContract } from '../testing/refund-repository.contract.js';
import { ChangeRefund } from './change-refund.js';
import { SyncRefund } from './sync-refund.js';
import { PerformRefund } from './perform-refund.js';
import { RefundsFacade } from './refunds-facade.js';
import { RetryRefund } from './retry-refund.js';

const HOUR_MS = 3_600_000;

function shop() {
  const clock = new SettableClock();
  const events = new RecordedEvents();
  const ids = new CountingIds();
  const unitOfWork = new DirectUnitOfWork();
  const provider = new FakeCardProvider();
  const refunds = new FakeRefundRepository(clock);
  const record = new ChangeRefund(refunds, events, unitOfWork);
  const audit = new RecordedAuditLog();
  const failpoints = new NoFailpoints();
  const perform = new PerformRefund(refunds, provider, record, clock, failpoints);
  const retry = new RetryRefund(refunds, record, audit, unitOfWork);
  const facade = new RefundsFacade(refunds, retry, events, ids);
  const order = { intentId: 'pi_1', orderId: 'o1', amountCents: 4200, reason: 'order 1 canceled' };
  const ask = async () => {
    await facade.request(order);
    return [...refunds.rows.keys()][0] ?? '';
  };
  return {
    clock,
    events,
    ids,
    unitOfWork,
    provider,
    refunds,
    perform,
    facade,
    retry,
    record,
    audit,
    order,
    ask,
  };
}

describe('a refund', () => {
  it('is asked for once, however often it is requested', async () => {
    const { events, facade, order, refunds } = shop();
    await facade.request(order);
    await facade.request(order);
    expect(refunds.rows.size).toBe(1);
    expect(events.published.map(({ name }) => name)).toEqual(['payment.refund-requested']);
  });

  it('is made once, however often its job runs', async () => {
    const { perform, provider, events, ask } = shop();
    const id = await ask();
    await perform.execute(id);
    await perform.execute(id);
    expect(provider.made).toHaveLength(1);
    expect(events.published.at(-1)?.payload).toEqual({
      refundId: id,
      orderId: 'o1',
      status: 'refunded',
    });
  });

  it('is made once when the answer was lost, by its key', async () => {
    const { perform, provider, refunds, ask } = shop();
    const id = await ask();
    provider.losesAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    provider.losesAnswers = false;
    await perform.execute(id);
    expect(provider.made).toHaveLength(1);
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('is looked up before it is asked again, once the key may be forgotten', async () => {
    const { perform, provider, clock, ask } = shop();
    const id = await ask();
    provider.losesAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    provider.losesAnswers = false;
    provider.forgetKeys();
    clock.advance(21 * HOUR_MS);
    await perform.execute(id);
    expect(provider.made).toHaveLength(1);
  });

  it('waits for a provider that is away', async () => {
    const { perform, provider, refunds, ask } = shop();
    const id = await ask();
    provider.away = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    expect((await refunds.find(id))?.status).toBe('requested');
  });

  it('that was refused is shown as failed, and retried under a fresh key', async () => {
    const { perform, provider, refunds, events, retry, ask } = shop();
    const id = await ask();
    provider.refuses = true;
    await perform.execute(id);
    expect(await refunds.find(id)).toMatchObject({ status: 'failed' });
    expect(events.published.at(-1)?.payload).toMatchObject({ status: 'failed' });
    provider.refuses = false;
    await retry.ofOrder('o1');
    await perform.execute(id);
    expect(provider.made.map(({ key }) => key)).toEqual([`refund-${id}-2`]);
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('that did not fail cannot be retried', async () => {
    const { retry, ask } = shop();
    await ask();
    await expect(retry.ofOrder('o1')).rejects.toThrow('This order has no failed refund.');
    await expect(retry.ofOrder('unknown')).rejects.toThrow('This order has no failed refund.');
    await expect(retry.ofPayment('pi_1', 'ada')).rejects.toThrow(
      'This payment has no failed refund.',
    );
  });

  it('without an order is retried by its payment, one of an order by that only', async () => {
    const { perform, provider, refunds, facade, retry, order, audit } = shop();
    provider.refuses = true;
    await facade.request({ ...order, orderId: null });
    await facade.request({ ...order, intentId: 'pi_2', orderId: 'o2' });
    const [lone, ofOrder] = [...refunds.rows.keys()] as [string, string];
    await perform.execute(lone);
    await perform.execute(ofOrder);
    await expect(retry.ofPayment('pi_2', 'ada')).rejects.toThrow(
      'This payment has no failed refund.',
    );
    expect(audit.entries).toEqual([]);
    provider.refuses = false;
    await retry.ofPayment('pi_1', 'ada');
    expect(audit.entries).toMatchObject([
      { actor: { id: 'ada' }, subject: 'payment pi_1', before: { status: 'failed' } },
    ]);
    await perform.execute(lone);
    expect((await refunds.find(lone))?.status).toBe('refunded');
  });
});

describe('money that somebody gave back by hand', () => {
  it('is not given back again: all of it settles the refund', async () => {
    const { perform, provider, refunds, record, clock, ask } = shop();
    provider.byHandCents = 4_200;
    const id = await ask();
    await perform.execute(id);
    expect(await refunds.find(id)).toMatchObject({ status: 'refunded', error: null });
    expect(provider.made).toEqual([]);
    await new SyncRefund(refunds, provider, record, clock).all();
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('leaves the rest to us, once', async () => {
    const { perform, provider, refunds, ask } = shop();
    provider.byHandCents = 1_000;
    const id = await ask();
    provider.losesAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    provider.losesAnswers = false;
    await perform.execute(id);
    expect(provider.made.map(({ cents }) => cents)).toEqual([3_200]);
    expect((await refunds.find(id))?.status).toBe('refunded');
  });

  it('settles a refund that had failed, as soon as the provider tells', async () => {
    const { perform, provider, refunds, record, clock, ask } = shop();
    const id = await ask();
    provider.refuses = true;
    await perform.execute(id);
    expect((await refunds.find(id))?.status).toBe('failed');
    provider.byHandCents = 4_200;
    await new SyncRefund(refunds, provider, record, clock).execute('pi_1');
    expect((await refunds.find(id))?.status).toBe('refunded');
  });
});

describe('a refund that the bank sends back', () => {
  it('is shown as failed, and a lost answer is found out', async () => {
    const { perform, provider, refunds, record, clock, ask } = shop();
    const follow = new SyncRefund(refunds, provider, record, clock);
    const id = await ask();
    await follow.execute('pi_1');
    expect((await refunds.find(id))?.status).toBe('requested');
    await perform.execute(id);
    await follow.all();
    expect((await refunds.find(id))?.status).toBe('refunded');
    provider.sendsBack();
    await follow.all();
    expect(await refunds.find(id)).toMatchObject({ status: 'failed' });
  });
});

describe('refunds under way', () => {
  it('are each looked at, whatever becomes of the others', async () => {
    const { perform, provider, refunds, record, facade, order, clock, ask } = shop();
    await perform.execute(await ask());
    await facade.request({ ...order, intentId: 'pi_2', orderId: 'o2' });
    provider.paidCents = 8_400;
    await perform.execute([...refunds.rows.keys()][1]!);
    provider.sendsBack();
    provider.silentOn.add('pi_1');
    const follow = new SyncRefund(refunds, provider, record, clock);
    await expect(follow.all()).rejects.toThrow('refused');
    expect([...refunds.rows.values()].map(({ status }) => status)).toEqual(['refunded', 'failed']);
  });

  it('end where the provider does not know their payment', async () => {
    const { provider, refunds, record, clock, perform, ask } = shop();
    const id = await ask();
    provider.losesAnswers = true;
    await expect(perform.execute(id)).rejects.toThrow(ProviderUnavailable);
    await record.execute(id, (refund) =>
      withProviderUpdate(refund, { status: 'pending', failure: null }),
    );
    provider.sendsBack();
    provider.unknown.add('pi_1');
    await new SyncRefund(refunds, provider, record, clock).all();
    expect(await refunds.find(id)).toMatchObject({
      status: 'failed',
      error: 'The card provider does not know this payment.',
    });
  });
});

describe('the refunds in memory', () => {
  const { refunds, unitOfWork, ids } = shop();
  refundRepositoryContract(() => ({ refunds, unitOfWork, id: () => ids.next() }));
});
