import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { say, StepError } from './say.mjs';

/** Asked by Debian's packages before they start their service. */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';
const NO_CLUSTER = '/etc/postgresql-common/createcluster.d/none-for-tests.conf';

const isThere = (program) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', ''].some((folder) =>
    existsSync(join(folder, program)),
  );

/**
 * Installs Debian's packages whose program is missing, without starting a service or creating a
 * database cluster. `programs` has the program of each package.
 */
export async function ensurePackages(programs) {
  const missing = () => Object.keys(programs).filter((name) => !isThere(programs[name]));
  const names = missing();
  if (names.length === 0) return;
  say(`Installing ${names.join(', ')} …`);
  const made = [];
  const write = (path, text, mode) => {
    if (existsSync(path)) return;
    writeFileSync(path, text, { mode });
    made.push(path);
  };
  try {
    await apt('update', '-q');
    write(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', 0o755);
    if (names.some((name) => name.startsWith('postgresql-'))) {
      await install('postgresql-common');
      mkdirSync(join(NO_CLUSTER, '..'), { recursive: true });
      write(NO_CLUSTER, 'create_main_cluster = false\n', 0o644);
    }
    await install(...names);
  } catch (error) {
    throw new StepError(`Debian's packages could not be installed: ${error.message}`);
  } finally {
    for (const path of made) rmSync(path, { force: true });
  }
  const still = missing();
  if (still.length > 0) throw new StepError(`There is no ${still.join(', ')}.`);
}

const install = (...names) => apt('install', '-y', '-q', '--no-install-recommends', ...names);

async function apt(...args) {
  const { code, output } = await run('apt-get', args, {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (code !== 0) throw new Error(output.trim().split('\n').at(-1));
}
