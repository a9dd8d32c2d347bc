import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

const DOCS = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  // Of the past: it names files as they were.
  .filter((path) => path !== '' && path !== 'CHANGELOG.md' && !path.startsWith('docs/adr/'));

/** `src/boot/start.ts` in backticks, alone or within a command; not a pattern such as `src/modules/<module>`. */
const NAMED =
  /(?<=[`\s'"])(?:src|test|docs|scripts|common|dev|admin|storefront|deploy|bench)\/[\w./@-]*[\w/](?=[`\s'":#,;)])/g;
/** Kubernetes' name of a deployment. */
const NO_PATHS = ['deploy/api'];
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;

/** Of the project or beside the document; `test/grown/workers` is how a run of one test file is begun. */
const exists = (path: string, folder: string) =>
  [path, `${path}.test.ts`].some(
    (file) => existsSync(join(ROOT, file)) || existsSync(join(ROOT, folder, file)),
  );

/** The paths that a document names and that do not exist, each as it stands there. */
function missingPaths(document: string): string[] {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const named = [...text.matchAll(/`[^`\n]+`/g)].flatMap(([code]) =>
    [...code.matchAll(NAMED)].map(([path]) => path),
  );
  const linked = [...text.matchAll(LINK)].map(([, path = '']) => path);
  return [...named, ...linked].filter(
    (path) => !NO_PATHS.includes(path) && !exists(path, dirname(document)),
  );
}

it.each(DOCS)('%s names files and folders that exist', (path) => {
  expect(missingPaths(path)).toEqual([]);
});
