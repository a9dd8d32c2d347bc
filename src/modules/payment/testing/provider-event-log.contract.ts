import type { SettableClock } from '../../../kernel/testing/fakes.js';
import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { ProviderEventLog } from '../ports/provider-event-log.js';

export interface ProviderEventLogUnderTest {
  /** Empty. */
  readonly log: ProviderEventLog;
  readonly unitOfWork: UnitOfWork;
  readonly clock: SettableClock;
  /** Another write of the shop. */
  readonly another: { write(): Promise<void>; count(): Promise<number> };
}

export function providerEventLogContract(given: () => ProviderEventLogUnderTest): void {
  it('keeps an event once, and deletes the old ones, so many at a time', async () => {
    const { log, unitOfWork, clock } = given();
    const add = (id: string) =>
      unitOfWork.run(() => log.add({ id, type: 'charge.refunded', intentId: 'pi_1' }));
    const purge = (time: Date, limit = 10) =>
      unitOfWork.run(() => log.deleteReceivedBefore(time, limit));
    for (const id of ['evt_1', 'evt_2', 'evt_3']) expect(await add(id)).toBe(true);
    expect(await add('evt_1')).toBe(false);
    clock.advance(1_000);
    const later = clock.now();
    expect(await add('evt_4')).toBe(true);
    expect(await purge(later, 2)).toBe(2);
    expect(await purge(later)).toBe(1);
    expect(await purge(later)).toBe(0);
    expect(await add('evt_1')).toBe(true);
    expect(await add('evt_4')).toBe(false);
  });

  it('keeps what is written alongside with an event that is new, and with no other', async () => {
    const { log, unitOfWork, another } = given();
    const add = () =>
      unitOfWork.run(() =>
        log.add({ id: 'evt_9', type: 'charge.refunded', intentId: 'pi_1' }, another.write),
      );
    expect(await add()).toBe(true);
    expect(await another.count()).toBe(1);
    expect(await add()).toBe(false);
    expect(await another.count()).toBe(1);
  });
}
