import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Env } from '../../src/config/env.js';
import { endOf } from './end-of.js';
import { eventually } from './eventually.js';

const ROOT = resolve(__dirname, '../..');
const WORKER = join(ROOT, 'dist/server/src/worker.js');
const START_WITHIN_MS = 120_000;

/** The built worker, as a process of its own beside a shop. */
export class WorkerProcess {
  private readonly hasEnded: () => boolean;
  private output = '';

  private constructor(private readonly child: ChildProcess) {
    this.hasEnded = endOf(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => (this.output += data.toString()));
    }
  }

  /**
   * Begins to start one with the settings that a shop in this process runs with, and does not wait
   * for it.
   */
  static beginFor(env: Env): WorkerProcess {
    const settings = Object.entries(env)
      .filter(([, value]) => ['string', 'number'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]);
    return WorkerProcess.begin(Object.fromEntries(settings));
  }

  /** Starts one with the settings that a shop in this process runs with. */
  static async startFor(env: Env): Promise<WorkerProcess> {
    const worker = WorkerProcess.beginFor(env);
    await worker.isUp();
    return worker;
  }

  /** Starts one and waits until it works. `settings` are environment variables. */
  static async start(settings: Readonly<Record<string, string>>): Promise<WorkerProcess> {
    const worker = WorkerProcess.begin(settings);
    await worker.isUp();
    return worker;
  }

  /** Starts one as users do, by `npm run worker`, and waits until it works. */
  static async startByNpm(settings: Readonly<Record<string, string>>): Promise<WorkerProcess> {
    const worker = WorkerProcess.begin(settings, 'npm', ['run', 'worker', '--silent']);
    await worker.isUp();
    return worker;
  }

  private static begin(
    settings: Readonly<Record<string, string>>,
    command = process.execPath,
    args = ['--enable-source-maps', WORKER],
  ): WorkerProcess {
    const { PATH = '', HOME = '' } = process.env;
    return new WorkerProcess(
      spawn(command, args, {
        cwd: ROOT,
        env: { PATH, HOME, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }

  private isUp(): Promise<void> {
    return eventually(() => {
      if (this.hasEnded()) throw new Error(`it ended:\n${this.output}`);
      if (!this.output.includes('has a worker')) throw new Error(`not up:\n${this.output}`);
    }, START_WITHIN_MS);
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
      if (!this.hasEnded()) throw new Error(`still running:\n${this.output}`);
    }, 30_000);
    return child.exitCode;
  }
}
