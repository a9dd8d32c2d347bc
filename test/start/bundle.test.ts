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
interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly integrity?: string;
}
interface LockFile {
  readonly packages: Record<string, Locked>;
}

interface Sbom {
  readonly components: readonly {
    readonly name: string;
    readonly version: string;
    readonly properties: readonly { readonly value: string }[];
  }[];
}

/** The innermost package of a file. */
const PACKAGE = /.*\/(node_modules\/(?:@[\w.-]+\/)?[\w.-]+)\//;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** `debug` colors its lines where another package has brought these. */
const TAKEN_WHERE_FOUND = ['supports-color', 'has-flag'];

const lockFile = (path: string) => readJson(join(ROOT, path)) as LockFile;

/** The sources of the chunks in a folder. */
const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => (readJson(join(folder, name)) as SourceMap).sources);

test('a shop loads no package that its own lock file lacks', async () => {
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
    const { packages } = lockFile('dist/server/package-lock.json');
    expect([...loaded]).toContain('node_modules/pg');
    expect([...loaded].filter((path) => !(path in packages))).toEqual([]);
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

test('what the server installs is cut from the lock file of the project', () => {
  const project = lockFile('package-lock.json').packages;
  const { '': own, ...installed } = lockFile('dist/server/package-lock.json').packages;
  expect(own).toBeDefined();
  expect(Object.keys(installed)).toEqual(
    expect.arrayContaining(['node_modules/pg-pool', 'node_modules/@img/sharp-linux-x64']),
  );
  const changed = Object.entries(installed).filter(
    ([path, { integrity }]) => !integrity || integrity !== project[path]?.integrity,
  );
  expect(changed).toEqual([]);
});

test('all that is bundled is named for scanners, and is no package for development', () => {
  const { components } = readJson(join(SERVER, 'sbom.cdx.json')) as Sbom;
  const bundled = components.filter(({ properties }) => properties[0]?.value === 'bundled');
  const named = new Set(components.map(({ name }) => name));
  expect(['@nestjs/core', 'stripe', 'pg', 'sharp'].filter((name) => !named.has(name))).toEqual([]);
  const forProduction = new Set(
    Object.entries(lockFile('package-lock.json').packages)
      .filter(([, { dev }]) => !dev)
      .map(([path, { version }]) => `${path.replace(/.*node_modules\//, '')} ${version}`),
  );
  const others = bundled
    .filter(({ name, version }) => !forProduction.has(`${name} ${version}`))
    .map(({ name }) => name)
    .filter((name) => !TAKEN_WHERE_FOUND.includes(name));
  expect(others).toEqual([]);
});
