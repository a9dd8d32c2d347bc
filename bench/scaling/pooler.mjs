import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureProgram } from '../../scripts/steps/apt.mjs';
import { freePort } from '../../scripts/steps/free-port.mjs';
import { overTcp } from '../lib/database.mjs';

const START_WITHIN_MS = 10_000;
/** Whom it runs as: it refuses root. */
const USER = 'nobody';

/**
 * Starts PgBouncer in transaction mode before a Postgres, with so many connections to it at most. Returns
 * the address that shops use, its process and how to end it.
 * @throws Error where the machine has no pgbouncer and cannot install it
 */
export async function startPooler(databaseUrl, connections) {
  if (!(await ensureProgram('pgbouncer'))) throw new Error('pgbouncer could not be installed.');
  const { hostname, port, username, password } = new URL(databaseUrl);
  const own = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'bench-pooler-'));
  writeFileSync(join(folder, 'users.txt'), `"${username}" "${password}"\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
logfile =
unix_socket_dir =
`,
  );
  execFileSync('chown', ['-R', USER, folder]);
  const child = spawn('pgbouncer', ['-q', '-u', USER, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await untilOpen(own);
  const url = overTcp(databaseUrl);
  url.port = String(own);
  return {
    url: url.href,
    pid: child.pid,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(port) {
  const until = performance.now() + START_WITHIN_MS;
  while (!(await isOpen(port))) {
    if (performance.now() > until) throw new Error('pgbouncer did not start.');
    await pause(50);
  }
}

function isOpen(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}
