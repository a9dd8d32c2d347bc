import { DAY_MS } from '../../src/kernel/time.js';
import { playSeed } from './scenarios/play-seed.js';
import { ScenarioShop } from './scenarios/scenario-shop.js';

const scenarios = Number(process.env.LONG_SCENARIOS ?? 20);
const first = Number(process.env.LONG_SEED ?? 1);
/** Between so many seeds the database is vacuumed and the progress printed. */
const SEEDS_A_LINE = 100;
/** So many failing seeds tell enough. */
const MOST_FAILURES = 3;

/**
 * Plays every `of`th scenario, from the one numbered `part` on, in this process: two test files
 * make use of two cores.
 */
export function playScenarios(part: number, of: number): void {
  let shop: ScenarioShop | undefined;
  const all = Array.from({ length: scenarios }, (_, nth) => first + nth);
  const seeds = all.filter((_, nth) => nth % of === part);

  beforeAll(async () => {
    if (seeds.length > 0) shop = await ScenarioShop.start();
  });
  afterAll(() => shop?.close());

  it(
    'keeps every promise in random scenarios',
    async () => {
      const failures: string[] = [];
      const sum = { seeds: 0, steps: 0, orders: 0 };
      const began = { at: performance.now(), cpu: process.cpuUsage() };
      const tell = () => {
        const seconds = (performance.now() - began.at) / 1000;
        const { user, system } = process.cpuUsage(began.cpu);
        const rate = (total: number) => (total / Math.max(1, sum.seeds)).toFixed(2);
        process.stderr.write(
          `part ${part + 1} of ${of}: ${sum.seeds} seeds from ${seeds[0]} on, ${failures.length} red, ` +
            `${sum.steps} steps, ${sum.orders} orders, ${shop!.faults} faults; ${seconds.toFixed(0)} s, ` +
            `${rate(seconds)} s a seed, ${rate((user + system) / 1e6)} s of this process's processor\n`,
        );
      };
      for (const seed of seeds) {
        const { steps, orders, failure } = await playSeed(shop!, seed);
        sum.seeds += 1;
        sum.steps += steps;
        sum.orders += orders;
        if (failure) {
          // At once, so that a run that is stopped has told it.
          process.stderr.write(`${failure}\n`);
          failures.push(failure);
        }
        if (failures.length === MOST_FAILURES) break;
        if (sum.seeds % SEEDS_A_LINE > 0) continue;
        await shop!.vacuum();
        tell();
      }
      if (shop) tell();
      if (failures.length > 0) throw new Error(failures.join('\n\n'));
    },
    DAY_MS,
  );
}
