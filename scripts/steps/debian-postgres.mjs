import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensurePackages } from './debian-packages.mjs';
import { freePort } from './free-port.mjs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';
import { StepError } from './say.mjs';

const BINARIES = '/usr/lib/postgresql/15/bin';
const START_WITHIN_MS = 30_000;
const EVERY_MS = 100;

/** Starts Debian's Postgres 15 in a temporary folder. Returns its address and how to stop it. */
export async function startDebianPostgres() {
  await ensurePackages({ 'postgresql-15': join(BINARIES, 'postgres') });
  const folder = mkdtempSync(join(tmpdir(), 'vigor-postgres-15-'));
  const user = await systemUser(folder);
  const data = join(folder, 'data');
  const inFolder = { cwd: folder };
  // Text is compared as in the embedded Postgres.
  const form = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  const [program, ...args] = [...user, join(BINARIES, 'initdb'), '-D', data, ...form];
  const { code, output } = await run(program, args, inFolder);
  if (code !== 0) throw new StepError(`Postgres 15 has no cluster: ${output}`);
  const port = await freePort();
  const child = start([...user, join(BINARIES, 'postgres'), '-D', data, '-p', port], folder);
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await isReady(port))) {
    if (Date.now() > deadline) throw new StepError('Postgres 15 did not start.');
    await pause(EVERY_MS);
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      child.kill('SIGINT');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Postgres refuses root: there it runs as Debian's user, to whom the folder then belongs. */
async function systemUser(folder) {
  if (process.getuid() !== 0) return [];
  const idOf = async (flag) => Number((await run('id', [flag, 'postgres'])).output);
  chmodSync(folder, 0o755);
  chownSync(folder, await idOf('-u'), await idOf('-g'));
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--'];
}

function start(command, cwd) {
  const file = inRoot('test', 'support', 'postgres-settings.json');
  const settings = {
    ...JSON.parse(readFileSync(file, 'utf8')),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [program, ...args] = [...command.map(String), ...options];
  return spawn(program, args, { cwd, stdio: 'ignore' });
}

const isReady = async (port) =>
  (await run(join(BINARIES, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)])).code ===
  0;
