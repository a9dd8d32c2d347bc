import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { httpText, type MarkedRequest } from './marked-request.js';

const run = promisify(execFile);
/** Of 5: payloads for values bare, quoted and in parentheses. Level 2 sends five times as many. */
const LEVEL = '1';
/** Of 3: nothing that might change every row. */
const RISK = '1';
/** How long a database sleeps for the techniques by time, in s. */
const SLEEP_S = '2';
const MOST_OUTPUT = 64 * 1024 * 1024;

export interface SqlmapReport {
  /** The parameters that sqlmap can inject into, with the technique. */
  readonly injectable: readonly string[];
  /** How many parameters it has judged. */
  readonly judged: number;
  /** Answers by status, of errors alone. */
  readonly errors: ReadonlyMap<number, number>;
}

/** Lets sqlmap inject at each marker of a request to `url`. */
export async function runSqlmap(url: string, request: MarkedRequest): Promise<SqlmapReport> {
  const folder = mkdtempSync(join(tmpdir(), 'vigor-sqlmap-'));
  try {
    const file = join(folder, 'request.txt');
    writeFileSync(file, httpText(request, new URL(url).host));
    const options = [
      '-r',
      file,
      '--output-dir',
      folder,
      '--level',
      LEVEL,
      '--risk',
      RISK,
      '--time-sec',
      SLEEP_S,
      '--dbms',
      'PostgreSQL',
      '--batch',
      '--answers',
      'keep testing=Y',
      '--ignore-stdin',
      '--ignore-code',
      '401,404',
      '--skip-waf',
      '--disable-coloring',
      '--flush-session',
    ];
    const env = { ...process.env, HOME: folder };
    const { stdout } = await run('sqlmap', options, { env, maxBuffer: MOST_OUTPUT });
    return reportOf(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function reportOf(output: string): SqlmapReport {
  const points = [...output.matchAll(/^Parameter: (.+)\n((?: {4}.*\n|\n)*)/gm)];
  const injectable = points.flatMap(([, name, details]) =>
    [...details!.matchAll(/Type: (.+)/g)].map(([, type]) => `${name!}: ${type!}`),
  );
  const clean = output.match(/ does not seem to be injectable/g)?.length ?? 0;
  const errors = [...output.matchAll(/\b(\d{3}) \([^)]*\) - (\d+) times/g)];
  return {
    injectable,
    judged: clean + points.length,
    errors: new Map(errors.map(([, status, times]) => [Number(status), Number(times)])),
  };
}
