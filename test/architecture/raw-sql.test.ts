import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
const MOST = 39;
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** What is SQL text: a literal that begins as a statement does, unless it is an argument in another's. */
const STATEMENT = /(?<!ts_stat\()[`']\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH|LOCK TABLE)\s/;

/** These speak to Postgres where no entity is known yet, or to its catalogs. */
const OF_THE_PLATFORM = ['src/platform/backup/', 'src/platform/database/'];

function sources(): string[] {
  const all = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  return all
    .map((path) => `src/${path}`)
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => !/\.test\.ts$|\/testing\/|\/migrations\//.test(path));
}

/** `module/NAME` of each statement or expression that a `*.sql.ts` file exports. */
function exported(): string[] {
  return sources()
    .filter((path) => path.endsWith('.sql.ts'))
    .flatMap((path) =>
      [...read(path).matchAll(/^export const (\w+) =\s*(?![\s\d])/gm)].map(
        ([, name]) => `${path.split('/').at(-1)} ${name}`,
      ),
    )
    .sort();
}

function documented(): string[] {
  const [, section = ''] = read('docs/architecture.md').split('## Raw SQL');
  return [...section.matchAll(/^\| `[^`]*\/([^`/]+\.sql\.ts)`\s*\| ([^|]+)\|/gm)]
    .flatMap(([, file, names = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name]) => `${file} ${name}`),
    )
    .sort();
}

describe('raw SQL', () => {
  it('is listed with its reason, and there is not more of it than agreed', () => {
    expect(documented()).toEqual(exported());
    expect(exported().length).toBeLessThanOrEqual(MOST);
  });

  it('takes the time from the one function that tests can move', () => {
    const others = sources().filter((path) =>
      /(?<!shop_)(?<![.\w])now\(\)(?!:)|clock_timestamp/.test(
        read(path).replace(/\/\*[^]*?\*\//g, ''),
      ),
    );
    // Defaults of a column: nobody compares them with a lease.
    expect(others.sort()).toEqual([
      'src/modules/auth/adapters/postgres/session.entity.ts',
      'src/modules/catalog/adapters/postgres/search.entity.ts',
    ]);
  });

  it('stands nowhere else', () => {
    const others = sources().filter(
      (path) =>
        !path.endsWith('.sql.ts') &&
        !OF_THE_PLATFORM.some((part) => path.startsWith(part)) &&
        STATEMENT.test(read(path)),
    );
    expect(others).toEqual([]);
  });
});
