import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CallbackServer } from './callback-server.js';

const run = promisify(execFile);
/**
 * Not for SQL, which sqlmap tries better (`sql` of 3.0.4 crashes on what it finds), and without those that
 * need what the shop has not (htaccess, shellshock, brute_login_form), that know other products (nikto, wapp)
 * or that guess names of files (buster).
 */
const MODULES = [
  'backup',
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'ssrf',
  'xss',
  'xxe',
];
/** Of the crawl, and of each module, in s. */
const CRAWL_S = '60';
const ATTACK_S = '180';
/** Of images and of code there are hundreds, which take no parameters. */
const FILES_OF_A_FOLDER = '60';
/** Debian's wapiti asks for brotli and cannot read it: it would see no page at all. */
const PLAIN = { 'Accept-Encoding': 'identity' };
const CUT_SHORT = /^(Max (attack|scan) time was reached|\w+(Error|Exception) ).*$/gm;
const MOST_OUTPUT = 64 * 1024 * 1024;

export interface WapitiFinding {
  /** Such as `Open Redirect`. */
  readonly category: string;
  readonly method: string;
  readonly path: string;
  readonly parameter: string;
  readonly info: string;
}

/** Sections of the report, each with entries by category. */
type Report = Readonly<
  Record<
    'vulnerabilities' | 'anomalies',
    Record<string, readonly Omit<WapitiFinding, 'category'>[]>
  >
>;

/** What wapiti is to look at besides what it finds by itself. */
export interface WapitiTarget {
  readonly url: string;
  /** Addresses below `url`. */
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  /** Where requests of the server arrive that a payload has caused. */
  readonly callbacks: CallbackServer;
}

export interface WapitiResult {
  readonly findings: readonly WapitiFinding[];
  /** How many addresses and forms were attacked. */
  readonly attacked: number;
  /** What it says of modules that ended before they were through, by their time or by an error. */
  readonly cutShort: readonly string[];
}

/** Crawls the site and lets the modules attack each address with its parameters. */
export async function runWapiti(target: WapitiTarget): Promise<WapitiResult> {
  const folder = mkdtempSync(join(tmpdir(), 'vigor-wapiti-'));
  try {
    const [starts, report] = [join(folder, 'starts.txt'), join(folder, 'report.json')];
    writeFileSync(starts, target.paths.map((path) => `${target.url}${path}\n`).join(''));
    const headers = Object.entries({ ...target.headers, ...PLAIN }).flatMap((pair) => [
      '-H',
      pair.join(': '),
    ]);
    const options = [
      '-u',
      `${target.url}/`,
      '-s',
      starts,
      ...headers,
      '-m',
      MODULES.join(','),
      '--endpoint',
      `${target.callbacks.url}/`,
      '--no-bugreport',
      '--flush-session',
      '--max-scan-time',
      CRAWL_S,
      '--max-attack-time',
      ATTACK_S,
      '--depth',
      '3',
      '--scan-force',
      'insane',
      '--max-files-per-dir',
      FILES_OF_A_FOLDER,
      '--store-session',
      folder,
      '--store-config',
      folder,
      '-f',
      'json',
      '-o',
      report,
    ];
    const env = { ...process.env, HOME: folder, LANG: 'C.UTF-8' };
    const { stdout } = await run('wapiti', options, { env, maxBuffer: MOST_OUTPUT });
    return {
      findings: findingsIn(JSON.parse(readFileSync(report, 'utf8')) as Report),
      attacked: Number(/found (\d+) URLs and forms/.exec(stdout)?.[1] ?? 0),
      cutShort: [...stdout.matchAll(CUT_SHORT)].map(([line]) => line),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function findingsIn({ vulnerabilities, anomalies }: Report): WapitiFinding[] {
  return [vulnerabilities, anomalies].flatMap((categories) =>
    Object.entries(categories).flatMap(([category, entries]) =>
      entries.map(({ method, path, parameter, info }) => {
        return { category, method, path, parameter, info };
      }),
    ),
  );
}
