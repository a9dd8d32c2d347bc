import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureProgram } from './apt.mjs';
import { freePort } from './free-port.mjs';
import { StepError } from './say.mjs';

const START_WITHIN_MS = 10_000;
const EVERY_MS = 50;

/** Installs Debian's redis-server where the machine has none. */
export async function ensureRedis() {
  if (await ensureProgram('redis-server')) return;
  throw new StepError('There is no redis-server, and it could not be installed.');
}

/** Starts a redis-server without persistence. Returns its address and how to stop it. */
export async function startRedis() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'vigor-redis-'));
  const args = ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', ''].map(String);
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  const deadline = Date.now() + START_WITHIN_MS;
  while (!(await answers(port))) {
    if (Date.now() > deadline) throw new StepError('The redis-server did not start.');
    await pause(EVERY_MS);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy()).once('connect', () => socket.end());
  });
}
