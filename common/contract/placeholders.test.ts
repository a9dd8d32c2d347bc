import { runInNewContext } from 'node:vm';
import { replacePlaceholders, unknownPlaceholders } from './placeholders.js';

const LONG_TEXT = `{{${' '.repeat(5_000)}`;
const TIME_LIMIT_MS = 3_000;

it('reads a name with blanks around it', () => {
  const text = '{{ shopName }} {{\tnothing\n}} {{}}';
  expect(unknownPlaceholders(text)).toEqual(['nothing', '']);
  expect(replacePlaceholders(text, (name) => `<${name}>`)).toBe('<shopName> {{\tnothing\n}} {{}}');
});

it.each([
  ['looked through', () => unknownPlaceholders(LONG_TEXT)],
  ['filled', () => replacePlaceholders(LONG_TEXT, () => '')],
])('does not stop the process where a text of open braces and blanks is %s', (_, read) => {
  // The interpreter ends a match that takes longer, which a timeout of the test cannot.
  expect(() => runInNewContext('read()', { read }, { timeout: TIME_LIMIT_MS })).not.toThrow();
});
