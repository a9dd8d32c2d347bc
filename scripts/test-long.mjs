import './steps/check-node.mjs';
import { parseArgs } from 'node:util';
import { build } from './steps/build.mjs';
import { counted } from './steps/counted.mjs';
import { install } from './steps/install.mjs';
import { runJest } from './steps/jest.mjs';
import { ensureRedis } from './steps/redis.mjs';
import { say, StepError } from './steps/say.mjs';

/** The parts of a run, each with its option, that option's default and its test files. */
const PARTS = [
  { option: 'scenarios', byDefault: 400, what: 'random scenarios', files: 'scenarios-' },
  { option: 'minutes', byDefault: 10, what: 'minutes of faults', files: 'random-faults' },
  {
    option: 'requests',
    byDefault: 100,
    what: 'requests as each role to each operation',
    files: 'fuzzed-requests',
  },
  {
    option: 'subscribers',
    byDefault: 100_000,
    what: 'subscribers of a campaign',
    files: 'campaigns',
  },
];

const { values } = parseArgs({
  options: Object.fromEntries(
    [...PARTS.map(({ option }) => option), 'seed'].map((name) => [name, { type: 'string' }]),
  ),
});

/** A whole number from 1, or the default. */
function count(name, byDefault) {
  const number = Number(values[name] ?? byDefault);
  if (Number.isInteger(number) && number > 0) return number;
  throw new StepError(`--${name} takes a whole number from 1 on, not ${values[name]}`);
}

/** Runs, for use before a release, the parts that are named, or all: none of them belongs into `npm test`. */
async function runLong() {
  const named = PARTS.filter(({ option }) => values[option] !== undefined);
  const parts = named.length > 0 ? named : PARTS;
  const seed = count('seed', 1 + Math.floor(Math.random() * 1_000_000));
  const counts = parts.map((part) => ({ ...part, number: count(part.option, part.byDefault) }));
  await install();
  if (parts.some(({ option }) => ['minutes', 'subscribers'].includes(option))) {
    await build({ only: 'server' });
    await ensureRedis();
  }
  const options = counts.map(({ option, number }) => `--${option} ${number}`).join(' ');
  say(
    `${counts.map(({ number, what }) => `${number} ${what}`).join(', ')}; ` +
      `the same again: npm run test:long -- ${options} --seed ${seed}`,
  );
  for (const { option, number } of counts) {
    process.env[`LONG_${option.toUpperCase()}`] = String(number);
  }
  process.env.LONG_SEED = String(seed);
  return runJest([...parts.map(({ files }) => `test/long/${files}`), '--selectProjects', 'long']);
}

const { passed, failed } = await counted(runLong);
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
