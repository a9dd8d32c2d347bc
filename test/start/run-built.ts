import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

/** How a built program has ended; `signal` is that which killed it. */
export interface ProgramEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** Runs a program of `dist/server/src` to its end, as the image does, with these settings alone. */
export async function runBuilt(
  path: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<ProgramEnd> {
  const program = join(ROOT, `dist/server/src/${path}.js`);
  const child = spawn(process.execPath, ['--enable-source-maps', program, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += data.toString()));
  }
  await once(child, 'close');
  return { code: child.exitCode, signal: child.signalCode, output };
}
