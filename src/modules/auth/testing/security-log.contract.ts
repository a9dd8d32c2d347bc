import type { SettableClock } from '../../../kernel/testing/fakes.js';
import type { NewSecurityEvent, SecurityLog } from '../ports/security-log.js';

/** An entry of the log: what was recorded once, or the attempts of an hour. */
export interface StoredSecurityEvent extends NewSecurityEvent {
  readonly count: number;
  readonly firstAt: Date;
  /** When it was seen last. */
  readonly at: Date;
}

const HOUR_MS = 3_600_000;

/**
 * The contract of every security log, of what is no request. `make` returns an empty one and its entries, in the
 * order in which they were made, without what is absent.
 */
export function securityLogContract(
  make: () => Promise<{
    log: SecurityLog;
    clock: SettableClock;
    newId: () => string;
    entries: () => Promise<readonly StoredSecurityEvent[]>;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  }>,
): void {
  it('has an entry for each thing that was done, inside a transaction or not', async () => {
    const { log, clock, newId, entries, inTransaction } = await make();
    const refund = { kind: 'refund.requested', subject: 'order 100001' } as const;
    const login = { kind: 'login.succeeded', userId: newId(), isTrustedDevice: false } as const;
    const [first, second] = [clock.now(), new Date(clock.now().getTime() + 1)];
    await log.record(refund);
    clock.advance(1);
    await inTransaction(() => log.record(login));
    clock.advance(1);
    await log.record(refund);
    expect(await entries()).toEqual([
      { ...refund, count: 1, firstAt: first, at: first },
      { ...login, count: 1, firstAt: second, at: second },
      { ...refund, count: 1, firstAt: clock.now(), at: clock.now() },
    ]);
  });

  it('counts the attempts on an account in one entry for each kind and hour', async () => {
    const { log, clock, newId, entries } = await make();
    const failed = { kind: 'login.failed', userId: newId() } as const;
    const start = clock.now();
    await Promise.all([log.count(failed), log.count(failed)]);
    clock.advance(HOUR_MS - 1);
    await log.count(failed);
    const at = clock.now();
    expect(await entries()).toEqual([{ ...failed, count: 3, firstAt: start, at }]);
    clock.advance(1);
    await log.count(failed);
    clock.advance(1);
    await log.count({ kind: 'login.failed' });
    clock.advance(1);
    await log.count({ ...failed, kind: 'password.refused' });
    expect(await entries()).toMatchObject([
      { ...failed, count: 3 },
      { ...failed, count: 1, at: new Date(start.getTime() + HOUR_MS) },
      { kind: 'login.failed', count: 1 },
      { ...failed, kind: 'password.refused', count: 1 },
    ]);
  });

  it('deletes the entries that were last seen before a time, the oldest first', async () => {
    const { log, clock, newId, entries, inTransaction } = await make();
    const failed = { kind: 'login.failed', userId: newId() } as const;
    const deleteBefore = (time: Date, limit: number) =>
      inTransaction(() => log.deleteBefore(time, limit));
    await log.count(failed);
    for (const subject of ['order 1', 'order 2', 'order 3']) {
      clock.advance(1_000);
      await log.record({ kind: 'refund.requested', subject });
    }
    const last = clock.now();
    await log.count(failed);
    expect(await deleteBefore(last, 1)).toBe(1);
    expect(await entries()).toMatchObject([failed, { subject: 'order 2' }, { subject: 'order 3' }]);
    expect(await deleteBefore(last, 10)).toBe(1);
    expect(await deleteBefore(last, 10)).toBe(0);
    expect(await entries()).toMatchObject([{ ...failed, count: 2 }, { subject: 'order 3' }]);
  });
}
