import './steps/check-node.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import jestConfig from '../jest.stryker.mjs';
import config from '../stryker.config.mjs';
import { install } from './steps/install.mjs';
import { mutationScores } from './steps/mutation-scores.mjs';
import { inRoot } from './steps/root.mjs';
import { runSteps, say } from './steps/say.mjs';

/** What of the mutants in `domain/` the tests must notice, in percent. */
const GOAL = 85;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string' } },
});

/**
 * Breaks the rules and use cases of all modules, or of those that are named, one place at a time, and
 * says how much of that the module's own unit tests notice. Results stay for the next run, which tries
 * again what has changed since. `--concurrency 1` leaves a core of two to others.
 */
await runSteps(async () => {
  await install();
  const { Stryker } = await import('@stryker-mutator/core');
  for (const module of positionals.length > 0 ? positionals : readdirSync(inRoot('src/modules'))) {
    const ofModule = (paths) => paths.map((path) => path.replace('*', module));
    await new Stryker({
      mutate: ofModule(config.mutate),
      // What runs as a file is loaded is tried with every test there is, so not with other modules'.
      jest: { ...config.jest, config: { testMatch: ofModule(jestConfig.testMatch) } },
      ...(values.concurrency && { concurrency: Number(values.concurrency) }),
    }).runMutationTest();
  }
});

const scores = mutationScores(JSON.parse(readFileSync(inRoot(config.incrementalFile), 'utf8')));
for (const { name, detected, valid, percent } of scores) {
  say(`${name.padEnd(26)} ${percent.toFixed(1).padStart(5)} % killed (${detected} of ${valid})`);
}
const domain = scores.find(({ name }) => name === 'domain');
if (domain && domain.percent < GOAL) {
  say(`The goal for domain is ${GOAL} %.`);
  process.exitCode = 1;
}
