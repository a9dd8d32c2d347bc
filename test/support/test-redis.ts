import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { eventually } from './eventually.js';
import { ownPort } from './own-port.js';

/** A redis-server of the test, which can be stopped, restarted and flushed. */
export class TestRedis {
  private child: ChildProcess | undefined;
  private readonly folder = mkdtempSync(join(tmpdir(), 'vigor-redis-'));

  private constructor(readonly port: number) {}

  /** One that is not started yet. */
  static async away(): Promise<TestRedis> {
    return new TestRedis(await ownPort());
  }

  static async start(): Promise<TestRedis> {
    const redis = await TestRedis.away();
    await redis.up();
    return redis;
  }

  get isUp(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Value of the setting REDIS_URL. */
  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    const options = { port: this.port, bind: '127.0.0.1', dir: this.folder, save: '' };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    this.child = spawn('redis-server', args, { stdio: 'ignore' });
    await eventually(() => this.ask((client) => client.ping()));
  }

  /** Stops it as a crash does, losing all data. */
  async down(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Suspends it: it accepts connections but does not respond until it is resumed. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  flush(): Promise<string> {
    return this.ask((client) => client.flushall());
  }

  /** Closes all connections except subscribed ones. */
  cutSpeakers(): Promise<unknown> {
    return this.ask((client) => client.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes'));
  }

  keys(pattern: string): Promise<string[]> {
    return this.ask((client) => client.keys(pattern));
  }

  async close(): Promise<void> {
    await this.down();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async ask<Answer>(question: (client: Redis) => Promise<Answer>): Promise<Answer> {
    const client = new Redis(this.url, { retryStrategy: () => null, maxRetriesPerRequest: 0 });
    client.on('error', () => undefined);
    try {
      return await question(client);
    } finally {
      client.disconnect();
    }
  }
}
