import './steps/check-node.mjs';
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import jestConfig from '../jest.stryker.mjs';
import config from '../stryker.config.mjs';
import { install } from './steps/install.mjs';
import { mutationScores } from './steps/mutation-scores.mjs';
import { inRoot } from './steps/root.mjs';
import { runSteps, say } from './steps/say.mjs';
import { startTestPostgres } from './steps/start-test-postgres.mjs';

/** Percentage of mutants in `domain/` that the tests must detect. */
const GOAL = 85;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string' } },
});

let started;
/** Started once, here: Stryker kills each of its own processes with all that it has started. */
const postgres = () => (started ??= startTestPostgres());

/**
 * The mutation runs of a module. Rules are tried without the tests on Postgres: their own have to notice, in
 * milliseconds.
 */
function runsOf(module) {
  const ofModule = (paths) => paths.map((path) => path.replace('*', module));
  const mutate = ofModule(config.mutate);
  // Code that runs while a file loads would be tried with every test, so other modules' are left out.
  const jest = { testMatch: ofModule(jestConfig.testMatch) };
  const useCases = `src/modules/${module}/use-cases`;
  if (!readdirSync(inRoot(useCases)).some((name) => name.endsWith('.pg.test.ts')))
    return [{ mutate, jest }];
  return [
    { mutate: [...mutate, `!${useCases}/**`], jest },
    {
      mutate: [`${useCases}/**/!(*.test).ts`],
      jest: { ...jest, testPathIgnorePatterns: ['/node_modules/'] },
      isOnPostgres: true,
    },
  ];
}

/**
 * Mutates domain and use cases of all modules, or of those that are named, one place at a time, and
 * prints what percentage the module's own tests detect. Results are stored; the next run tries
 * only what has changed since. `--concurrency 1` leaves a core of two to others.
 */
await runSteps(async () => {
  await install();
  const { Stryker } = await import('@stryker-mutator/core');
  for (const module of positionals.length > 0 ? positionals : readdirSync(inRoot('src/modules'))) {
    for (const { mutate, jest, isOnPostgres } of runsOf(module)) {
      if (isOnPostgres) await postgres();
      await new Stryker({
        mutate,
        jest: { ...config.jest, config: jest },
        ...(values.concurrency && { concurrency: Number(values.concurrency) }),
      }).runMutationTest();
    }
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
