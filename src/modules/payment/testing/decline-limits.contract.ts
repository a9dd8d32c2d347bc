import { HOUR_MS } from '../../../kernel/time.js';
import type { SettableClock } from '../../../kernel/testing/fakes.js';
import type { DeclineLimits } from '../ports/decline-limits.js';

const REFUSED = 'Too many declined payments. Please try again later.';

/** The contract of the limits of declined cards. `make` returns empty ones that use `clock`. */
export function declineLimitsContract(clock: SettableClock, make: () => DeclineLimits): void {
  const ann = { userId: 'ann', origin: 'home' };

  it('refuses an account after 10 declines, and tells when to come back', async () => {
    const limits = make();
    for (let i = 0; i < 10; i++) {
      await limits.check(ann);
      const isUsedUp = await limits.countDecline({ userId: 'ann', origin: `home ${i}` });
      expect(isUsedUp).toBe(i === 9);
    }
    expect(await limits.countDecline({ userId: 'ann', origin: 'home 10' })).toBe(true);
    await expect(limits.check(ann)).rejects.toMatchObject({
      message: REFUSED,
      kind: 'too_many',
      retryAfter: 360,
    });
    await limits.check({ userId: 'bob', origin: 'home' });
    clock.advance(HOUR_MS / 10);
    await limits.check(ann);
  });

  it('refuses an address after 30 declines over all accounts', async () => {
    const limits = make();
    for (let i = 0; i < 30; i++) {
      await limits.check({ userId: `user ${i}`, origin: 'home' });
      await limits.countDecline({ userId: `user ${i}`, origin: 'home' });
    }
    await expect(limits.check(ann)).rejects.toThrow(REFUSED);
    await limits.check({ ...ann, origin: 'elsewhere' });
    await limits.check({ ...ann, origin: null });
  });

  it('refuses the accounts that try a card after 5 declines of it', async () => {
    const limits = make();
    for (let i = 0; i < 5; i++) {
      const payer = { userId: `user ${i}`, origin: `home ${i}` };
      await limits.countDecline(payer, 'card');
      if (i < 4) await limits.check(payer);
      else await expect(limits.check(payer)).rejects.toThrow(REFUSED);
    }
    await limits.check(ann);
    await limits.countDecline(ann, 'another card');
    await limits.check(ann);
    await limits.countDecline(ann, 'card');
    await expect(limits.check(ann)).rejects.toMatchObject({ retryAfter: 720 });
    clock.advance(HOUR_MS / 5);
    await limits.check(ann);
  });

  it('counts payments that nobody paid like declines', async () => {
    const limits = make();
    for (let i = 0; i < 10; i++) await limits.countUnpaid(ann);
    await expect(limits.check(ann)).rejects.toThrow(REFUSED);
  });

  it('forgets what was counted for an account that paid, and for nothing else', async () => {
    const limits = make();
    for (let i = 0; i < 30; i++) await limits.countDecline(ann, 'card');
    await limits.clear('ann');
    await limits.check({ ...ann, origin: 'elsewhere' });
    await expect(limits.check(ann)).rejects.toThrow(REFUSED);
  });
}
