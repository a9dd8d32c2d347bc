import { cpSync, existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';
import { licenses } from './licenses.mjs';
import { packageFixes, TO_ROOT } from './package-fixes.mjs';
import { inRoot } from './root.mjs';
import { INSTALLED, writeRuntimeManifest } from './runtime-packages.mjs';

/** The programs, by the path that operators know them by, below `dist/server`. */
const PROGRAMS = [
  'src/main',
  'src/worker',
  'src/cli/admin',
  'src/cli/backup',
  'src/cli/go-live',
  'src/cli/migrate',
  'src/cli/restore',
  'dev/main',
  'dev/card-provider/main',
];

/** Files that programs read beside themselves: where they come from, and where they go below `dist/server`. */
const ASSETS = [
  ['dist/compiled/dev/card-provider/browser', 'dev/card-provider/browser'],
  ...[
    'LICENSE',
    'favicon-16x16.png',
    'favicon-32x32.png',
    'swagger-ui.css',
    'swagger-ui-bundle.js',
    'swagger-ui-standalone-preset.js',
  ].map((file) => [`node_modules/swagger-ui-dist/${file}`, `src/swagger-ui/${file}`]),
];

/** Has one copy of its state in the process whatever the copies of the package: it need not be a file of its own. */
const BUNDLED = '@opentelemetry/api';

/**
 * Joins what tsc has compiled, and the packages that it imports, into a few files: a start then reads
 * 120 files in place of 3,800. Names stay, since Nest and TypeORM read those of classes. What is
 * imported by `import()` stays apart, so that it is read only where it is used.
 */
export async function bundle(root = inRoot()) {
  const { rolldown } = await import('rolldown');
  const compiled = join(root, 'dist/compiled');
  const out = join(root, 'dist/server');
  const isInstalled = (id) =>
    id !== BUNDLED && INSTALLED.some((name) => id === name || id.startsWith(`${name}/`));
  const build = await rolldown({
    input: Object.fromEntries(PROGRAMS.map((name) => [name, join(compiled, `${name}.js`)])),
    platform: 'node',
    external: (id) => isBuiltin(id) || isInstalled(id),
    plugins: [ownModules(compiled), packageFixes(), onlyAscii(), licenses(root)],
    onLog: () => undefined,
  });
  await build.write({
    dir: out,
    format: 'esm',
    keepNames: true,
    comments: false,
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: ({ moduleIds }) =>
      `${moduleIds.some((id) => id.startsWith(join(compiled, 'dev'))) ? 'dev' : 'src'}/chunks/[name]-[hash].js`,
  });
  await build.close();
  writeRuntimeManifest(root, out);
  for (const [from, to] of ASSETS) cpSync(join(root, from), join(out, to), { recursive: true });
}

/**
 * Writes every character beyond ASCII as an escape, after the last change of the code: a file with one
 * of them is kept in memory with two bytes for each character, which took 7 MB.
 */
function onlyAscii() {
  return {
    name: 'only-ascii',
    generateBundle(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk') file.code = file.code.replace(/[^\x00-\x7f]/g, escaped);
      }
    },
  };
}

const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Reads our modules with their maps to TypeScript. Each finds files by `import.meta.url` as if it were still a
 * file of its own below `dist/server`. Packages have no maps: with `--enable-source-maps` Node reads
 * all of them as it starts, which took 40 MB.
 */
function ownModules(compiled) {
  return {
    name: 'own-modules',
    load(id) {
      if (!/\.[cm]?js$/.test(id)) return null;
      const code = readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
      if (!id.startsWith(compiled + sep)) return { code, map: { mappings: '' } };
      const path = JSON.stringify(`${TO_ROOT}${relative(compiled, id)}`);
      const url = `new URL(${path}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', url), map: mapOf(id) };
    },
    renderChunk(code, { fileName }) {
      const toRoot = '../'.repeat(fileName.split('/').length - 1);
      return code.replaceAll(TO_ROOT, toRoot);
    },
  };
}

/** The map that tsc has written; a test may have planted a module without one. */
const mapOf = (id) =>
  existsSync(`${id}.map`) ? JSON.parse(readFileSync(`${id}.map`, 'utf8')) : { mappings: '' };
