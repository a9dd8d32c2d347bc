import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Cards } from './cards.js';

const MAIN = resolve(__dirname, '../../dist/server/dev/card-provider/main.js');

/** The card stand-in as a separate process, so that it survives when the shop is killed. */
export class CardsProcess extends Cards {
  private constructor(
    url: string,
    private readonly child: ChildProcess,
    private readonly stateDir: string,
  ) {
    super(url);
  }

  static async start(): Promise<CardsProcess> {
    const stateDir = mkdtempSync(join(tmpdir(), 'vigor-cards-'));
    const child = spawn(process.execPath, [MAIN, '--knobs', '--state-dir', stateDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error('the card stand-in exited before it was ready');
    });
    const lines = once(createInterface({ input: child.stdout }), 'line');
    const [line] = (await Promise.race([lines, ended])) as [string];
    ended.catch(() => undefined);
    const { port } = JSON.parse(line) as { port: number };
    return new CardsProcess(`http://127.0.0.1:${port}`, child, stateDir);
  }

  async close(): Promise<void> {
    const gone = once(this.child, 'exit');
    if (this.child.kill('SIGTERM')) await gone;
    rmSync(this.stateDir, { recursive: true, force: true });
  }
}
