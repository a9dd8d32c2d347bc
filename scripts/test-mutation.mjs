import './steps/check-node.mjs';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import jestConfig from '../jest.stryker.mjs';
import config from '../stryker.config.mjs';
import { install } from './steps/install.mjs';
import { mutationScores } from './steps/mutation-scores.mjs';
import { inRoot } from './steps/root.mjs';
import { runSteps, say } from './steps/say.mjs';

/** What of the mutants in `domain/` the tests must notice, in percent. */
const GOAL = 85;

/** In the patterns of both configurations. */
const LAYERS = '{domain,use-cases}';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string' } },
});

/** The quick tests of `domain/` first: the slower ones are left with what these do not notice. */
function* passes() {
  for (const module of positionals.length > 0 ? positionals : readdirSync(inRoot('src/modules'))) {
    const hasDomain = existsSync(inRoot('src/modules', module, 'domain'));
    for (const layers of hasDomain ? ['domain', LAYERS] : [LAYERS]) {
      yield (paths) => paths.map((path) => path.replace('*', module).replace(LAYERS, layers));
    }
  }
}

/**
 * Breaks the rules and use cases of all modules, or of those that are named, one place at a time, and
 * says how much of that the module's own unit tests notice. Results stay for the next run, which tries
 * again what has changed since. `--concurrency 1` leaves a core of two to others.
 */
await runSteps(async () => {
  await install();
  const { Stryker } = await import('@stryker-mutator/core');
  for (const narrowed of passes()) {
    await new Stryker({
      mutate: narrowed(config.mutate),
      jest: { ...config.jest, config: { testMatch: narrowed(jestConfig.testMatch) } },
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
