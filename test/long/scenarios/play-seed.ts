import { SeededRandom } from '../../support/seeded-random.js';
import { randomSteps } from './random-steps.js';
import { Scenario } from './scenario.js';
import type { ScenarioShop } from './scenario-shop.js';
import { settle } from './settle.js';
import { type Step, toLine } from './step.js';
import { verify } from './verify.js';

/** How many times a failing scenario is played again to leave steps out. */
const SHRINKS = 150;

interface Played {
  readonly steps: number;
  readonly orders: number;
  readonly violations: readonly string[];
}

/**
 * Plays the scenario of a seed. Where it fails, `failure` says why, by which steps at least, and how
 * to repeat it.
 */
export async function playSeed(
  shop: ScenarioShop,
  seed: number,
): Promise<Played & { readonly failure?: string }> {
  const steps = randomSteps(new SeededRandom(seed));
  const played = await play(shop, seed, steps);
  if (played.violations.length === 0) return played;
  const shortest = await shrink(shop, seed, steps);
  const lines = [
    `npm run test:long -- --scenarios 1 --seed ${seed}`,
    ...played.violations.map((line) => `  ${line}`),
    shortest.violations.length > 0
      ? `the shortest of its ${steps.length} steps that fail:`
      : `its ${steps.length} steps, none of which can be left out:`,
    ...shortest.steps.map((step) => `  ${toLine(step)}`),
    ...shortest.violations.map((line) => `  => ${line}`),
  ];
  return { ...played, failure: lines.join('\n') };
}

async function play(shop: ScenarioShop, seed: number, steps: readonly Step[]): Promise<Played> {
  const scenario = new Scenario(shop, seed);
  const { violations } = scenario.expected;
  await scenario.open();
  let orders = 0;
  try {
    for (const step of steps) await scenario.play(step);
    await settle(scenario);
    orders = await verify(scenario);
  } catch (error) {
    violations.push(
      `the scenario broke off: ${error instanceof Error ? error.stack : String(error)}`,
    );
  }
  return { steps: steps.length, orders, violations };
}

/** Leaves out halves, quarters … single steps, as long as it fails without them. */
async function shrink(
  shop: ScenarioShop,
  seed: number,
  all: readonly Step[],
): Promise<{ steps: readonly Step[]; violations: readonly string[] }> {
  let steps = all;
  let violations: readonly string[] = [];
  let tries = 0;
  for (let size = Math.ceil(all.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < steps.length && tries < SHRINKS;) {
      const fewer = [...steps.slice(0, from), ...steps.slice(from + size)];
      tries += 1;
      const played = await play(shop, seed, fewer);
      if (played.violations.length > 0) [steps, violations] = [fewer, played.violations];
      else from += size;
    }
  }
  return { steps, violations };
}
