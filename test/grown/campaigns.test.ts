import { expectPromisesKept, sendUnderKills } from '../support/campaign-load.js';

jest.setTimeout(900_000);

it('sends a campaign to each active subscriber at most once, though workers die', async () => {
  const load = {
    subscribers: 2_000,
    leavers: 20,
    killEveryMs: 4_000,
    rate: 120,
    patienceMs: 240_000,
  };
  expectPromisesKept(load, await sendUnderKills(load));
});
