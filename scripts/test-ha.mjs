import './steps/check-node.mjs';
import { parseArgs } from 'node:util';
import { build } from './steps/build.mjs';
import { counted } from './steps/counted.mjs';
import { ensurePackages } from './steps/debian-packages.mjs';
import { install } from './steps/install.mjs';
import { runJest } from './steps/jest.mjs';
import { say, StepError } from './steps/say.mjs';

/** The program of each of Debian's packages. */
const PROGRAMS = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: 'patroni',
  'etcd-server': 'etcd',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  caddy: 'caddy',
};

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    'without-waiting': { type: 'boolean', default: false },
  },
});

/**
 * Sells while one part after the other is killed: Postgres under Patroni, etcd, HAProxy, Redis,
 * Sentinels, API processes, workers and the proxy, all on this machine.
 */
async function runHa() {
  const minutes = Number(values.minutes);
  if (!Number.isInteger(minutes) || minutes < 1) {
    throw new StepError(`--minutes takes a whole number from 1 on, not ${values.minutes}`);
  }
  await install();
  await build({ only: 'server' });
  await ensurePackages(PROGRAMS);
  Object.assign(process.env, {
    HA_MINUTES: String(minutes),
    HA_WITHOUT_WAITING: values['without-waiting'] ? 'on' : 'off',
  });
  return runJest(['--selectProjects', 'ha']);
}

const { passed, failed } = await counted(runHa);
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
