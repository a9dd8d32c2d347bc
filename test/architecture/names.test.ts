import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const FOLDERS = ['src', 'common', 'dev', 'test', 'bench', 'storefront/src', 'admin/src'];

/** Words that say nothing to a newcomer, each with what to write instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  act: 'action, audit entry',
  appoint: 'grant',
  asked: 'request, requested',
  begun: 'started, open',
  catalogue: 'catalog',
  desk: 'composer, facade, fixture',
  door: 'server, facade',
  forget: 'purge, clear, delete',
  goods: 'products',
  ground: 'context',
  hands: 'dispatcher',
  keep: 'store',
  mail: 'email',
  mails: 'emails',
  mark: 'marker, cursor, logo',
  odd: 'unmatched',
  people: 'users',
  person: 'user',
  picture: 'image',
  pictures: 'images',
  rounds: 'schedule, scheduled jobs',
  signs: 'heartbeats',
  tell: 'notify',
  tells: 'notify',
  trail: 'audit log, breadcrumb',
  walk: 'reader, cursor',
  word: 'term',
};

/** Names that follow a contract. */
const ALLOWED = new Set([
  // The queue is called `mail`.
  'MailProcessor',
  // The page of the address /forget-password.
  'forget-password.page.tsx',
]);

const EXPORT =
  /^export (?:default )?(?:abstract )?(?:async )?(?:class|interface|type|const|let|function\*?|enum) (\w+)/gm;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** A line for each unclear word of a name. */
const unclear = (name: string): string[] =>
  wordsOf(name).flatMap((word) =>
    INSTEAD[word] ? [`${name}: instead of '${word}' write ${INSTEAD[word]}`] : [],
  );

/** Each application with the folders that it is made of. */
const APPLICATIONS: readonly (readonly [string, readonly string[]])[] = [
  ['the server', ['src', 'common/contract', 'common/format']],
  ['the storefront', ['storefront/src', 'common']],
  ['the back office', ['admin/src', 'common']],
];

/** A page is loaded by its route: React Router asks each for these names. */
const NAMES_OF_PAGES = new Set(['Component', 'preload']);

/** Migrations are history: they keep their names. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('migrations/'))
    .map((path) => join(ROOT, folder, path));

const exportsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(EXPORT)].map(([, name = '']) => name);

/** Every file name and every exported name. */
const names = (): string[] =>
  FOLDERS.flatMap(filesIn).flatMap((file) => [file.split('/').at(-1)!, ...exportsOf(file)]);

/** The names that two files of these folders export, with the files. What is generated is left out. */
function exportedTwice(folders: readonly string[]): string[] {
  const filesOf = new Map<string, string[]>();
  for (const file of folders.flatMap(filesIn)) {
    if (/\.test\.tsx?$|contract\/api\.ts$/.test(file)) continue;
    // Overloads are one name.
    for (const name of new Set(exportsOf(file))) {
      filesOf.set(name, [...(filesOf.get(name) ?? []), relative(ROOT, file)]);
    }
  }
  return [...filesOf]
    .filter(([name, files]) => files.length > 1 && !NAMES_OF_PAGES.has(name))
    .map(([name, files]) => `${name}: ${files.join(', ')}`);
}

describe('names', () => {
  it.each([
    ['CheckoutDesk', 1],
    ['tellCustomer', 1],
    ['ODD_PAYMENTS', 1],
    ['order-mails.test.ts', 1],
    ['Wordmark', 0],
    ['ProductMarker', 0],
  ])('%s has %d unclear words', (name, count) => {
    expect(unclear(name)).toHaveLength(count);
  });

  it('are terms of the field, in files and exports', () => {
    const found = names().filter((name) => !ALLOWED.has(name));
    expect(found.flatMap(unclear)).toEqual([]);
  });

  it.each(APPLICATIONS)('meet only once in %s', (_, folders) => {
    expect(exportedTwice(folders)).toEqual([]);
  });

  it('are allowed only where they are used', () => {
    const known = new Set(names());
    expect([...ALLOWED].filter((name) => !known.has(name))).toEqual([]);
  });
});
