import type { Clock } from '../../../kernel/time.js';
import { GrantHold } from '../use-cases/grant-hold.js';
import { HOLD_MS } from './checkout-fixture.js';
import { InMemoryHoldPeriods } from './in-memory-hold-periods.js';

/** Grants each hold for its whole time, as with `RATE_LIMITS=off`. */
export const unlimitedHolds = (clock: Clock): GrantHold =>
  new GrantHold(
    new InMemoryHoldPeriods(clock),
    { holdMs: HOLD_MS, maxUnits: null, isHoldLimited: false },
    { current: async () => ({ timeZone: 'UTC' }) },
  );
