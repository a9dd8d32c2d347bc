import { openDatabase, type OpenDatabase } from '../../../test/support/open-database.js';
import { addressPattern } from './text-patterns.js';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openDatabase([]);
});
afterAll(() => database.close());

/** The text without the address, as the audit log is written anew. */
async function without(text: string, email: string): Promise<string | undefined> {
  const [row] = await database.dataSource.query<{ text: string }[]>(
    `SELECT regexp_replace($1::text, $2, '-', 'gi') AS text`,
    [text, addressPattern(email)],
  );
  return row?.text;
}

describe('the pattern of an email address', () => {
  it.each([
    'dan@x.test',
    '"dan@x.test"',
    'Dear <DAN@X.test>, hello.',
    'mailto:dan@x.test?subject=x',
    'https://x.test?to=dan@x.test',
    `Mailbox 'dan@x.test' is full`,
    'Write to dan@x.test.',
    '(dan@x.test)',
    'one@x.test,dan@x.test,two@x.test',
    JSON.stringify({ text: 'Dear\ndan@x.test\n"dan@x.test"' }),
  ])('finds it in %s', async (text) => {
    expect(await without(text, 'dan@x.test')).toBe(text.replace(/dan@x\.test/gi, '-'));
  });

  it.each([
    'jordan@x.test',
    'a.dan@x.test',
    'x+dan@x.test',
    'x-dan@x.test',
    `o'dan@x.test`,
    'jördan@x.test',
    'édan@x.test',
    'dan@x.test.au',
    'dan@x.testing',
    'dan@x.test-shop.com',
    'dan@xatest',
  ])('does not find it in %s', async (text) => {
    expect(await without(text, 'dan@x.test')).toBe(text);
  });

  it('has no characters of the address as operators', async () => {
    expect(await without('<a+b.c@x.test> aab.c@x.test a+bxc@x.test', 'a+b.c@x.test')).toBe(
      '<-> aab.c@x.test a+bxc@x.test',
    );
    expect(await without("o'dan*x@x.test", "o'dan*x@x.test")).toBe('-');
  });
});
