import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { migrations } from '../../src/platform/database/migrations/index.js';

const ROOT = resolve(__dirname, '../..');
const FOLDER = join(ROOT, 'src/platform/database/migrations');

/** The first migration of the release that the CHANGELOG begins with. */
const FIRST_NAMED = 'PlainNames1700000000019';
/** Until then indexes were built while nobody could write to their tables. */
const LAST_LOCKING = '0029-session-start.ts';

it('the CHANGELOG says of each migration what undoing it loses', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const entries = changelog.split(/^- /m);
  const names = migrations.map(({ name }) => name);
  const missing = names.slice(names.indexOf(FIRST_NAMED)).filter((name) => {
    const entry = entries.find((text) => text.startsWith(`\`${name}\``));
    return !entry?.includes('Undoing it loses');
  });
  expect(missing).toEqual([]);
});

it('the CHANGELOG has each migration once', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const named = [...changelog.matchAll(/^- `(\w+\d{13})`/gm)].map(([, name]) => name);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});

describe('an index of a table that exists', () => {
  /** What of a migration's SQL builds an index under a lock that stops all writes of its table. */
  const locking = (source: string): string[] => {
    const made = new Set([...source.matchAll(/CREATE TABLE (\w+)/g)].map(([, table]) => table));
    const [up = ''] = source.split('async down(');
    const indexes = [...up.matchAll(/CREATE (?:UNIQUE )?INDEX \w+\s+ON (\w+)/g)];
    const keys = [
      ...up.matchAll(/ALTER TABLE (\w+)[^;`']*\b(?:UNIQUE|PRIMARY KEY|EXCLUDE)\b(?! USING INDEX)/g),
    ];
    return [...indexes, ...keys].filter(([, table]) => !made.has(table)).map(([text]) => text);
  };

  it('is built by createIndexConcurrently, so that the shop sells meanwhile', () => {
    const files = readdirSync(FOLDER).filter(
      (file) => /^\d{4}-.*\.ts$/.test(file) && file > LAST_LOCKING,
    );
    expect(files).not.toEqual([]);
    expect(
      files.flatMap((file) =>
        locking(readFileSync(join(FOLDER, file), 'utf8')).map((text) => `${file}: ${text}`),
      ),
    ).toEqual([]);
  });

  it.each([
    ['CREATE INDEX a ON orders (id)', 1],
    ['CREATE UNIQUE INDEX a\n  ON orders (id)', 1],
    ['ALTER TABLE orders ADD CONSTRAINT a UNIQUE (id)', 1],
    ['ALTER TABLE orders ADD CONSTRAINT a UNIQUE USING INDEX b', 0],
    ['CREATE TABLE orders (id uuid PRIMARY KEY); CREATE INDEX a ON orders (id)', 0],
    ["createIndexConcurrently(runner, 'a', 'ON orders (id)')", 0],
    ['async down() { CREATE INDEX a ON orders (id)', 0],
  ])('%s: %i found', (sql, found) => {
    expect(locking(sql)).toHaveLength(found);
  });
});
