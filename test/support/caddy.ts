import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

  static run(caddyfile: string): Caddy {
    const folder = mkdtempSync(join(tmpdir(), 'vigor-caddy-'));
    const path = join(folder, 'Caddyfile');
    writeFileSync(path, `{\n\tadmin off\n}\n${caddyfile}`);
    const child = spawn('caddy', ['run', '--config', path, '--adapter', 'caddyfile'], {
      env: { PATH: process.env.PATH ?? '', HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return new Caddy(child, folder);
  }

  /** Its error output. */
  get log(): string {
    return this.output;
  }

  async close(): Promise<void> {
    const { child } = this;
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
