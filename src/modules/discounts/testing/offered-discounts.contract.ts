import type { SettableClock } from '../../../kernel/testing/fakes.js';
import type { DiscountRepository, OfferedDiscounts } from '../ports/discount-repository.js';
import { discountCode } from './discount-fixtures.js';

/** The contract of every `OfferedDiscounts`. `make` returns one that reads the codes of an empty repository. */
export function offeredDiscountsContract(
  make: () => {
    offered: OfferedDiscounts;
    codes: DiscountRepository;
    clock: SettableClock;
    inTransaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  },
): void {
  const opened = () => {
    const { codes, inTransaction, ...rest } = make();
    const add = (...changes: Parameters<typeof discountCode>) =>
      inTransaction(() => codes.add(discountCode(...changes)));
    const save = (...changes: Parameters<typeof discountCode>) =>
      inTransaction(() => codes.save(discountCode(...changes)));
    return { ...rest, add, save };
  };

  it('has none without an active code', async () => {
    const { offered, add } = opened();
    expect(await offered.hasActive()).toBe(false);
    await add({ isActive: false });
    expect(await offered.hasActive()).toBe(false);
  });

  it('has a code until the moment of its end', async () => {
    const { offered, clock, add } = opened();
    await add({ code: 'ENDS', endsAt: new Date(clock.now().getTime() + 60_000) });
    await add({ code: 'OFF', isActive: false });
    expect(await offered.hasActive()).toBe(true);
    clock.advance(59_999);
    expect(await offered.hasActive()).toBe(true);
    clock.advance(1);
    expect(await offered.hasActive()).toBe(false);
  });

  it('has a code that has not started, and one that never ends beside one that has ended', async () => {
    const { offered, clock, add } = opened();
    await add({ code: 'SOON', startsAt: new Date(clock.now().getTime() + 60_000) });
    await add({ code: 'ENDED', endsAt: clock.now() });
    expect(await offered.hasActive()).toBe(true);
  });

  it('follows each code that is added or edited', async () => {
    const { offered, add, save } = opened();
    const { id } = discountCode();
    expect(await offered.hasActive()).toBe(false);
    await add({ id });
    expect(await offered.hasActive()).toBe(true);
    await save({ id, isActive: false, version: 2 });
    expect(await offered.hasActive()).toBe(false);
  });
}
