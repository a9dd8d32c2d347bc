import { spawnSync } from 'node:child_process';
import { run } from './run.mjs';
import { say } from './say.mjs';

const has = (program) => spawnSync(program, ['--version']).error === undefined;

/** Installs Debian's package of a missing program. Returns whether the program is there. */
export async function ensureProgram(name) {
  if (has(name)) return true;
  say(`Installing ${name} …`);
  await run('apt-get', ['update', '-q']).catch(() => undefined);
  await run('apt-get', ['install', '-y', '-q', name]).catch(() => undefined);
  return has(name);
}
