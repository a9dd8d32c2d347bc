import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/steps/free-port.mjs';
import { folderOf, ROOT } from './place.mjs';

const START_WITHIN_MS = 120_000;

/** The built shop as a process of its own on a database that runs already. */
export class Shop {
  constructor(child, url, startMs) {
    this.child = child;
    this.url = url;
    /** From the spawn to the first 200 of /health/ready, in ms. */
    this.startMs = startMs;
  }

  /** @throws Error with its output where it exits before it is ready. */
  static async start(size, databaseUrl, settings = {}, root = ROOT) {
    const port = settings.PORT ?? (await freePort());
    const url = `http://127.0.0.1:${port}`;
    const began = performance.now();
    const child = spawn(process.execPath, [join(root, 'dist/server/dev/main.js')], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        SHOP_URL: url,
        DATA_DIR: folderOf(size, root),
        DATABASE_URL: databaseUrl,
        RATE_LIMITS: 'off',
        METRICS_PORT: 'off',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    while (!(await isReady(url))) {
      if (child.exitCode !== null) throw new Error(`the shop ended:\n${output}`);
      if (performance.now() - began > START_WITHIN_MS) throw new Error(`not ready:\n${output}`);
      await pause(10);
    }
    return new Shop(child, url, performance.now() - began);
  }

  /** Resident memory now, in MB. */
  get rssMb() {
    return figureOf(this.child.pid, 'VmRSS');
  }

  /** Highest resident memory since its start, in MB. */
  get peakMb() {
    return figureOf(this.child.pid, 'VmHWM');
  }

  /** Stops its work until `resume`, as a debugger does. */
  pause() {
    this.child.kill('SIGSTOP');
  }

  resume() {
    this.child.kill('SIGCONT');
  }

  async stop() {
    if (this.child.exitCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }
}

const isReady = (url) =>
  fetch(`${url}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  );

/** From Linux's /proc; NaN elsewhere. */
function figureOf(pid, name) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))[1]) / 1024);
  } catch {
    return NaN;
  }
}
