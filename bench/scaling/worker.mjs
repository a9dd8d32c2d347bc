import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { folderOf, ROOT } from '../lib/place.mjs';

/** Starts the built worker on a database and a Redis. Returns its process and how to end it. */
export async function startWorker(size, databaseUrl, settings) {
  const child = spawn(process.execPath, [join(ROOT, 'dist/server/src/worker.js')], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: folderOf(size),
      DATABASE_URL: databaseUrl,
      METRICS_PORT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  await Promise.race([once(lines, 'line'), ended]);
  if (child.exitCode !== null) throw new Error('The worker ended at its start.');
  return {
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
