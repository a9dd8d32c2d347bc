import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ShopProcess } from '../support/shop-process.js';

const ROOT = resolve(__dirname, '../..');
const SERVER = join(ROOT, 'dist/server');

interface SourceMap {
  readonly sources: readonly string[];
}
interface Coverage {
  readonly result: readonly { readonly url: string }[];
}
interface LockFile {
  readonly packages: Record<string, { readonly dev?: boolean }>;
}

/** The innermost package of a file. */
const PACKAGE = /.*\/(node_modules\/(?:@[\w.-]+\/)?[\w.-]+)\//;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The sources of the chunks in a folder. */
const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => (readJson(join(folder, name)) as SourceMap).sources);

test('a shop loads no package that a production install lacks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vigor-loaded-'));
  try {
    // V8 lists every file of the process.
    const shop = await ShopProcess.start({ DEMO: 'off', NODE_V8_COVERAGE: folder });
    await fetch(`${shop.url}/api/docs`);
    await shop.close();
    const urls = readdirSync(folder).flatMap((name) =>
      (readJson(join(folder, name)) as Coverage).result.map(({ url }) => url),
    );
    expect(urls.join('\n')).toContain('dist/server/src/chunks/run-shop');
    const loaded = new Set(urls.flatMap((url) => PACKAGE.exec(url)?.[1] ?? []));
    const { packages } = readJson(join(ROOT, 'package-lock.json')) as LockFile;
    expect([...loaded]).toContain('node_modules/pg');
    expect([...loaded].filter((path) => packages[path]?.dev !== undefined)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the chunks of the production image hold nothing of the trial', () => {
  const sources = sourcesBelow(join(SERVER, 'src'));
  expect(sources.some((source) => source.endsWith('/src/boot/run-shop.ts'))).toBe(true);
  expect(sources.filter((source) => source.includes('../dev/'))).toEqual([]);
});

test('the licenses of bundled packages are there', () => {
  const text = readFileSync(join(SERVER, 'LICENSES.txt'), 'utf8');
  for (const name of ['@nestjs/core', 'fastify', 'stripe', 'typeorm']) {
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, 'm'));
  }
});
