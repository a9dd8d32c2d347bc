import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

/** Relative imports, and folders of the compiled server that are named by `ROOT`. */
const NAMED = /from '(\.[^']+)'|join\(ROOT, '(dist\/[^']+)'\)/g;

/** The source of a file or folder of the built server: it need not be built for this test. */
function sourceOf(path: string): string {
  return path
    .replace(/\/dist\/(compiled|server)(?=\/|$)/, '')
    .replace(/(?<=\/(src|dev|common)\/.*)\.js$/, '.ts');
}

const imports = readdirSync(join(ROOT, 'bench'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mjs'))
  .flatMap((path) =>
    [...readFileSync(join(ROOT, 'bench', path), 'utf8').matchAll(NAMED)].map(
      ([, relative, named]): [string, string] => [
        `bench/${path}`,
        relative ? resolve(ROOT, 'bench', path, '..', relative) : join(ROOT, named!),
      ],
    ),
  );

// Nothing in `npm test` runs the benchmarks, so that a file that moves would break them unseen.
it('finds each file that a benchmark imports', () => {
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter(([, path]) => !existsSync(sourceOf(path)))).toEqual([]);
});

it('imports modules from what is compiled: the bundle has programs only', () => {
  const bundled = imports.filter(([, path]) => path.includes('/dist/server/src/modules/'));
  expect(bundled).toEqual([]);
});
