import { SettableClock } from '../../../kernel/testing/fakes.js';
import { holdPeriodsContract } from './hold-periods.contract.js';
import { InMemoryHoldPeriods } from './in-memory-hold-periods.js';

describe('hold periods in memory', () => {
  holdPeriodsContract(async () => {
    const clock = new SettableClock();
    return {
      periods: new InMemoryHoldPeriods(clock),
      now: clock.now(),
      inTransaction: (work) => work(),
    };
  });
});
