import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from './eventually.js';

const ROOT = resolve(__dirname, '../..');
/** In ms; its start seeds the demo, including the images. */
const HEALTHY_WITHIN_MS = 600_000;
const LOOK_AGAIN_MS = 1_000;

type Environment = Readonly<Record<string, string>>;

/** A container's command as a process of this machine, with the container's environment only. */
export class ComposeProcess {
  private readonly child: ChildProcess;
  private output = '';

  constructor(command: readonly string[], environment: Environment) {
    this.child = spawnNode(command, environment);
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (data: Buffer) => (this.output += data.toString()));
    }
  }

  /** Waits until the container's health check succeeds. */
  async healthy(check: readonly string[]): Promise<void> {
    await eventually(async () => {
      if (this.hasEnded) return;
      const [code] = (await once(spawnNode(check, {}), 'exit')) as [number];
      if (code === 0) return;
      // Each check is a process, which takes CPU time from the seed.
      await pause(LOOK_AGAIN_MS);
      throw new Error(`not healthy:\n${this.output}`);
    }, HEALTHY_WITHIN_MS);
    if (this.hasEnded) throw new Error(`it exited:\n${this.output}`);
  }

  async kill(): Promise<void> {
    if (this.hasEnded) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}

function spawnNode([program, ...args]: readonly string[], environment: Environment): ChildProcess {
  if (program !== 'node') throw new Error(`only node is on every machine, not ${program}`);
  return spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
