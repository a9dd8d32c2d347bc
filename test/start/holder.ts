import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { readLockFile } from '../../src/platform/database/embedded/lock-file.js';
import { endOf } from '../support/end-of.js';
import { eventually } from '../support/eventually.js';

const START_WITHIN_MS = 60_000;
const END_WITHIN_MS = 60_000;
const PROGRAM = join(__dirname, 'hold-postgres.mjs');

/** A process of its own that runs the built embedded Postgres on a data folder. */
export class Holder {
  private static readonly all: Holder[] = [];
  private readonly hasEnded: () => boolean;
  private output = '';

  /** Ends what a failed test left running. */
  static async endAll(): Promise<void> {
    await Promise.all(Holder.all.splice(0).map((holder) => holder.end()));
  }

  private constructor(
    private readonly child: ChildProcess,
    private readonly dataDir: string,
  ) {
    Holder.all.push(this);
    this.hasEnded = endOf(child);
    child.stdout?.on('data', (data: Buffer) => (this.output += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (this.output += data.toString()));
  }

  /** Starts one; it may well end at once, with a line that says why. */
  static spawn(dataDir: string, settings: Readonly<Record<string, string>> = {}): Holder {
    const args = [PROGRAM, dataDir, JSON.stringify(settings)];
    return new Holder(spawn(process.execPath, args, { stdio: 'pipe' }), dataDir);
  }

  /** Starts one and waits until its database is there. */
  static async start(dataDir: string, settings = {}): Promise<Holder> {
    const holder = Holder.spawn(dataDir, settings);
    await eventually(() => holder.url, START_WITHIN_MS);
    return holder;
  }

  get log(): string {
    return this.output;
  }

  get url(): string {
    const url = /^url (.*)$/m.exec(this.output)?.[1];
    if (!url) throw new Error(`no database:\n${this.output}`);
    return url;
  }

  get pid(): number {
    return this.child.pid!;
  }

  get postmaster(): number {
    const pid = readLockFile(join(this.dataDir, 'postgres'))?.pid;
    if (!pid) throw new Error('no postmaster');
    return pid;
  }

  /** Ends it with a signal. Answers its exit code, null where the signal ended it. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended();
  }

  async ended(): Promise<number | null> {
    await eventually(() => {
      if (!this.hasEnded()) throw new Error(`still running:\n${this.output}`);
    }, END_WITHIN_MS);
    return this.child.exitCode;
  }

  async query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }
}
