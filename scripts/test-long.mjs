import './steps/check-node.mjs';
import { parseArgs } from 'node:util';
import { build } from './steps/build.mjs';
import { counted } from './steps/counted.mjs';
import { install } from './steps/install.mjs';
import { runJest } from './steps/jest.mjs';
import { ensureRedis } from './steps/redis.mjs';
import { say, StepError } from './steps/say.mjs';

const { values } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' } },
});

/** A whole number from 1, or the default. */
function count(name, byDefault) {
  const number = Number(values[name] ?? byDefault);
  if (Number.isInteger(number) && number > 0) return number;
  throw new StepError(`--${name} takes a whole number from 1 on, not ${values[name]}`);
}

/** Runs the grown shop under random faults, for use before a release. */
async function runLong() {
  const minutes = count('minutes', 10);
  const seed = count('seed', 1 + Math.floor(Math.random() * 1_000_000));
  await install();
  await build({ only: 'server' });
  await ensureRedis();
  say(
    `${minutes} minutes of faults; the same again: npm run test:long -- --minutes ${minutes} --seed ${seed}`,
  );
  Object.assign(process.env, { LONG_MINUTES: String(minutes), LONG_SEED: String(seed) });
  return runJest(['--selectProjects', 'long']);
}

const { passed, failed } = await counted(runLong);
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
