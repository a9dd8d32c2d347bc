import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { eventually } from '../support/eventually.js';
import { ownPort } from '../support/own-port.js';

const ROOT = resolve(__dirname, '../..');
const START_WITHIN_MS = 100_000;
const COMMANDS = {
  npm: ['npm', 'start', '--silent'],
  node: [process.execPath, join(ROOT, 'scripts/start.mjs')],
} as const;

/** A line of `scripts/steps/ends-of-life.mjs`. */
const NODE_ENDS = /^Node \d+ (gets|has got no) security fixes/;

interface StartOptions {
  readonly dataDir: string;
  readonly by?: keyof typeof COMMANDS;
  readonly port?: number;
  /** Flags for Node itself. */
  readonly nodeOptions?: string;
}

/** The shop as a user starts it, by npm or by node, in a process group of its own. */
export class StartedShop {
  private static readonly all: StartedShop[] = [];
  private readonly closed: Promise<unknown>;
  private output = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    StartedShop.all.push(this);
    this.closed = once(child, 'close');
    child.stdout?.on('data', (data: Buffer) => (this.output += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (this.output += data.toString()));
  }

  /** Ends what the tests left running. */
  static async endAll(): Promise<void> {
    await Promise.all(StartedShop.all.splice(0).map((shop) => shop.stop()));
  }

  /** Starts it; it may well end at once, with a line that says why. */
  static async spawn({ dataDir, by = 'node', port, nodeOptions }: StartOptions) {
    const [command, ...args] = COMMANDS[by];
    const chosen = port ?? (await ownPort());
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_OPTIONS: nodeOptions ?? '',
      PORT: String(chosen),
      DATA_DIR: dataDir,
      DEMO: 'off',
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'off',
    };
    const child = spawn(command, args, { cwd: ROOT, env, detached: true, stdio: 'pipe' });
    return new StartedShop(child, `http://127.0.0.1:${chosen}`);
  }

  /** Starts it and waits until it is ready. */
  static async start(options: StartOptions): Promise<StartedShop> {
    const shop = await StartedShop.spawn(options);
    await Promise.race([shop.ready(), shop.endedTooSoon()]);
    return shop;
  }

  private async ready(): Promise<void> {
    await eventually(() => expect(this.output).toMatch('is open'), START_WITHIN_MS);
    expect((await fetch(`${this.url}/health/ready`)).status).toBe(200);
  }

  private async endedTooSoon(): Promise<never> {
    await this.ended();
    throw new Error(`The shop ended instead of getting ready:\n${this.output}`);
  }

  /** All that it has printed, line by line, but for the age of the Node that runs the tests. */
  get lines(): string[] {
    return this.output.split('\n').filter((line) => line !== '' && !NODE_ENDS.test(line));
  }

  /** Kills the command itself outright, or all that it started too. */
  async kill(what: 'command' | 'group'): Promise<void> {
    const pid = Number(this.child.pid);
    const exit = once(this.child, 'exit');
    process.kill(what === 'group' ? -pid : pid, 'SIGKILL');
    await exit;
  }

  /** Ends it as Ctrl-C does. */
  async stop(): Promise<number | null> {
    try {
      process.kill(-Number(this.child.pid), 'SIGINT');
    } catch {
      // It has ended by itself.
    }
    return this.ended();
  }

  /** Waits until all of it has ended. Answers its exit code; null where a signal ended it. */
  async ended(): Promise<number | null> {
    await this.closed;
    return this.child.exitCode;
  }

  async post(path: string, body: object): Promise<number> {
    const answer = await fetch(`${this.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.status;
  }
}
