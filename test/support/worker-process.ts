import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Env } from '../../src/config/env.js';
import { eventually } from './eventually.js';

const ROOT = resolve(__dirname, '../..');
const WORKER = join(ROOT, 'dist/server/worker.js');
const START_WITHIN_MS = 120_000;

/** The built worker, as a process of its own beside a shop. */
export class WorkerProcess {
  private output = '';

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => (this.output += data.toString()));
    }
  }

  /** Starts one with the settings that a shop in this process runs with. */
  static startFor(env: Env): Promise<WorkerProcess> {
    const settings = Object.entries(env)
      .filter(([, value]) => ['string', 'number'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]);
    return WorkerProcess.start(Object.fromEntries(settings));
  }

  /** Starts one and waits until it works. `settings` are environment variables. */
  static async start(settings: Readonly<Record<string, string>>): Promise<WorkerProcess> {
    const worker = new WorkerProcess(
      spawn(process.execPath, ['--enable-source-maps', WORKER], {
        cwd: ROOT,
        env: { PATH: process.env.PATH ?? '', ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
    await eventually(() => {
      if (worker.child.exitCode !== null) throw new Error(`it ended:\n${worker.output}`);
      if (!worker.output.includes('has a worker')) throw new Error(`not up:\n${worker.output}`);
    }, START_WITHIN_MS);
    return worker;
  }

  /** All that it has printed. */
  get log(): string {
    return this.output;
  }

  /** Ends it with a signal; answers its exit code, null where the signal ended it outright. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    child.kill(signal);
    await eventually(() => {
      if (child.exitCode === null && child.signalCode === null) {
        throw new Error(`still running:\n${this.output}`);
      }
    }, 30_000);
    return child.exitCode;
  }
}
