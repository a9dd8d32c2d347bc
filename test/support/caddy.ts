import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './eventually.js';

const ANSWERS_WITHIN_MS = 60_000;

/** Whether this machine has Caddy. */
export const hasCaddy = (): boolean => spawnSync('caddy', ['version']).status === 0;

/** A Caddy process of the test. */
export class Caddy {
  private output = '';

  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {
    child.stderr?.on('data', (data: Buffer) => (this.output += data.toString()));
  }

  /** Waits until it answers at `url`, whatever the answer; throws with its log where it exits. */
  static async start(caddyfile: string, url: string): Promise<Caddy> {
    const caddy = Caddy.run(caddyfile);
    const answer = eventually(async () => {
      if (!caddy.hasEnded) await fetch(url, { method: 'HEAD' });
    }, ANSWERS_WITHIN_MS);
    const failure = await answer.catch((error: unknown) => error);
    if (!failure && !caddy.hasEnded) return caddy;
    await caddy.close();
    throw new Error(`Caddy does not answer:\n${caddy.output}`, { cause: failure });
  }

  private static run(caddyfile: string): Caddy {
    const folder = mkdtempSync(join(tmpdir(), 'vigor-caddy-'));
    const path = join(folder, 'Caddyfile');
    writeFileSync(path, `{\n\tadmin off\n}\n${caddyfile}`);
    const child = spawn('caddy', ['run', '--config', path, '--adapter', 'caddyfile'], {
      env: { PATH: process.env.PATH ?? '', HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return new Caddy(child, folder);
  }

  async close(): Promise<void> {
    if (!this.hasEnded) {
      const gone = once(this.child, 'exit');
      this.child.kill('SIGKILL');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}
