import { expectPromisesKept, sendUnderKills } from '../support/campaign-load.js';

jest.setTimeout(7_200_000);

const SUBSCRIBERS = Number(process.env.LONG_SUBSCRIBERS ?? 100_000);

it('sends a campaign to many subscribers, while a worker is killed every ten seconds', async () => {
  const load = {
    subscribers: SUBSCRIBERS,
    leavers: 200,
    killEveryMs: 10_000,
    rate: 1_000,
    patienceMs: 7_000_000,
  };
  const figures = await sendUnderKills(load);
  process.stderr.write(`${JSON.stringify(figures, null, 2)}\n`);
  expectPromisesKept(load, figures);
});
