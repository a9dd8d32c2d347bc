import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Env } from '../../src/config/env.js';
import { endOf } from './end-of.js';
import { eventually } from './eventually.js';

const ROOT = resolve(__dirname, '../..');
const WORKER = 'dist/server/src/worker.js';
const START_WITHIN_MS = 120_000;

/** The built worker as a separate process beside a shop. */
export class WorkerProcess {
  private readonly hasEnded: () => boolean;
  private output = '';

  private constructor(private readonly child: ChildProcess) {
    this.hasEnded = endOf(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (data: Buffer) => (this.output += data.toString()));
    }
  }

  /** Starts one with the settings of a shop in this process, without waiting for it. */
  static beginFor(env: Env): WorkerProcess {
    const settings = Object.entries(env)
      .filter(([, value]) => ['string', 'number'].includes(typeof value))
      .map(([name, value]) => [name, String(value)]);
    return WorkerProcess.begin(Object.fromEntries(settings));
  }

  /** Starts one with the settings of a shop in this process. */
  static async startFor(env: Env): Promise<WorkerProcess> {
    const worker = WorkerProcess.beginFor(env);
    await worker.isUp();
    return worker;
  }

  /**
   * Starts one and waits until it is ready. `settings` are environment variables, `root` is the
   * folder with its `dist`.
   */
  static async start(
    settings: Readonly<Record<string, string>>,
    root = ROOT,
  ): Promise<WorkerProcess> {
    const worker = WorkerProcess.begin(settings, root);
    await worker.isUp();
    return worker;
  }

  /** Starts one by `npm run worker`, as users do, and waits until it is ready. */
  static async startByNpm(settings: Readonly<Record<string, string>>): Promise<WorkerProcess> {
    const worker = WorkerProcess.begin(settings, ROOT, 'npm', ['run', 'worker', '--silent']);
    await worker.isUp();
    return worker;
  }

  private static begin(
    settings: Readonly<Record<string, string>>,
    root = ROOT,
    command = process.execPath,
    args = ['--enable-source-maps', join(root, WORKER)],
  ): WorkerProcess {
    const { PATH = '', HOME = '' } = process.env;
    return new WorkerProcess(
      spawn(command, args, {
        cwd: root,
        env: { PATH, HOME, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  }

  private isUp(): Promise<void> {
    return eventually(() => {
      if (this.hasEnded()) throw new Error(`it exited:\n${this.output}`);
      if (!this.output.includes('has a worker')) throw new Error(`not up:\n${this.output}`);
    }, START_WITHIN_MS);
  }

  /** Undefined where it could not be started. */
  get pid(): number | undefined {
    return this.child.pid;
  }

  get log(): string {
    return this.output;
  }

  /** Ends it with a signal; returns its exit code, null where the signal ended it. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    child.kill(signal);
    await eventually(() => {
      if (!this.hasEnded()) throw new Error(`still running:\n${this.output}`);
    }, 30_000);
    return child.exitCode;
  }
}
