import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

/** Every file name and every exported name. Migrations are history: they keep theirs. */
function names(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('migrations/'))
      .map((path) => join(ROOT, folder, path)),
  );
  return files.flatMap((file) => [
    file.split('/').at(-1)!,
    ...[...readFileSync(file, 'utf8').matchAll(EXPORT)].map(([, name = '']) => name),
  ]);
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

  it('are allowed only where they are used', () => {
    const known = new Set(names());
    expect([...ALLOWED].filter((name) => !known.has(name))).toEqual([]);
  });
});
