import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { eventually } from './eventually.js';

const STOP_WITHIN_MS = 30_000;

/** How to run a program. */
export interface ProcessOptions {
  /** What it prints is added to this file. */
  readonly logFile: string;
  /** The folder that it runs in. */
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A program of the test that is killed and started again. */
export class ManagedProcess {
  private child: ChildProcess | undefined;

  constructor(
    private readonly command: readonly string[],
    private readonly options: ProcessOptions,
  ) {}

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** All that it has printed. */
  get log(): string {
    return readFileSync(this.options.logFile, 'utf8');
  }

  start(): void {
    const { logFile, cwd, env } = this.options;
    const [program = '', ...args] = this.command;
    const log = openSync(logFile, 'a');
    this.child = spawn(program, args, {
      cwd,
      env: { PATH: process.env.PATH ?? '', HOME: cwd, ...env },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
  }

  /** Sends a signal and waits until it has ended. */
  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.child?.kill(signal);
    await eventually(() => {
      if (this.isRunning) throw new Error(`${this.command[0]} still runs after ${signal}`);
    }, STOP_WITHIN_MS);
  }
}
