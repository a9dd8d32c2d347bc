import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { endOf } from './end-of.js';
import { eventually } from './eventually.js';
import { ownPort } from './own-port.js';

const ROOT = resolve(__dirname, '../..');
const MAIN = 'dist/server/dev/main.js';
/** Beside other tests a first start has taken three minutes. */
const START_WITHIN_MS = 400_000;

/** The built shop as users run it: a separate process with its own data folder. */
export class ShopProcess {
  private child: ChildProcess | undefined;
  private hasEnded = () => true;
  private output = '';

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly settings: Readonly<Record<string, string>>,
    /** The folder whose `dist` the next start runs. */
    public root: string,
  ) {}

  /**
   * Starts it and waits until it is ready. `settings` are environment variables; `fill` may add
   * files to the data folder, which does not exist yet.
   */
  static async start(
    settings: Readonly<Record<string, string>> = {},
    fill?: (dataDir: string) => unknown,
    root = ROOT,
  ): Promise<ShopProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'vigor-shop-'));
    // The embedded database's system user must be able to enter it.
    chmodSync(folder, 0o755);
    const shop = new ShopProcess(await ownPort(), join(folder, 'data'), settings, root);
    await fill?.(shop.dataDir);
    await shop.up();
    return shop;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resident memory, in bytes. */
  get memory(): number {
    const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(this.child?.pid)]);
    return Number(kilobytes.toString()) * 1024;
  }

  /** How many files and connections it has open. */
  get openFiles(): number {
    return readdirSync(`/proc/${this.child?.pid}/fd`).length;
  }

  get log(): string {
    return this.output;
  }

  /** Restarts it after an exit, with additional settings where given. */
  async up(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const given = { ...this.settings, ...settings };
    const { SHOP_URL = this.url } = given;
    const child = spawn(process.execPath, ['--enable-source-maps', join(this.root, MAIN)], {
      cwd: this.root,
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'test',
        RATE_LIMITS: 'off',
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
        ...given,
        // Port 0 stands for the one that the process has.
        SHOP_URL: SHOP_URL.replace(/:0$/, `:${this.port}`),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    const hasEnded = endOf(child);
    this.hasEnded = hasEnded;
    child.stdout?.on('data', (data: Buffer) => (this.output += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (this.output += data.toString()));
    await eventually(async () => {
      if (hasEnded()) return;
      const answer = await fetch(`${this.url}/health/ready`);
      if (!answer.ok) throw new Error(`not ready:\n${this.output}`);
    }, START_WITHIN_MS).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
    if (hasEnded()) throw new ShopEnded(this.output);
  }

  /** Sends a signal and waits until the process has exited. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.child?.kill(signal);
    await this.ended();
  }

  /** Waits until the process has exited. */
  async ended(withinMs = 30_000): Promise<void> {
    const { hasEnded } = this;
    await eventually(() => {
      if (!hasEnded()) throw new Error(`still running:\n${this.output}`);
    }, withinMs);
  }

  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Exit code of the last process; null where a signal ended it. */
  get exitCode(): number | null {
    return this.child?.exitCode ?? null;
  }

  /** Stops it in order and removes its data. */
  async close(): Promise<void> {
    await this.kill('SIGTERM');
    // The database of a killed shop may still be writing there.
    await rm(resolve(this.dataDir, '..'), { recursive: true, force: true, maxRetries: 10 });
  }
}

/** The process exited before it was ready; the message is its output. */
export class ShopEnded extends Error {}
