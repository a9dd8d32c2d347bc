import { plainTextOf } from './plain-text.js';
import { sanitizedMarkdown } from './sanitized-markdown.js';

/** As emails make it: safe HTML first. */
const textOf = (markdown: string) =>
  plainTextOf(
    sanitizedMarkdown(markdown, {
      field: 'body',
      attributesOf: (_tag, { href, src, alt, start }): Record<string, string> => ({
        ...(href && { href }),
        ...(src && { src }),
        ...(alt && { alt }),
        ...(start && { start }),
      }),
    }),
    'body',
  );

it.each([
  ['# Sale\n\nUp to **20 %** off, *today*.', 'Sale\n====\n\nUp to 20 % off, today.'],
  ['## Bells & more\nAll\nof them', 'Bells & more\n------------\n\nAll of them'],
  ['[Shop](https://a.test/x)', 'Shop (https://a.test/x)'],
  ['<https://a.test> and me@a.test', 'https://a.test and me@a.test'],
  ['![A bell](https://a.test/b.png)', 'A bell'],
  ['[![A bell](https://a.test/b.png)](https://a.test)', 'A bell (https://a.test)'],
  ['- one\n- two\n  1. inner\n  2. more\n', '- one\n- two\n  1. inner\n  2. more'],
  ['3. three\n4. four', '3. three\n4. four'],
  ['> said\n>\n> twice', '> said\n>\n> twice'],
  ['line one  \nline two', 'line one\nline two'],
  ['`code` and\n\n```\n  kept  as is\n```', 'code and\n\n  kept  as is'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'a | b\n1 | 2'],
  ['one\n\n---\n\ntwo', 'one\n\n--------------------\n\ntwo'],
  ['2 &lt; 3 \\* 4', '2 < 3 * 4'],
  ['Text <script>alert(1)</script><font color="red">red</font>', 'Text red'],
  ['<style>p { color: red }</style>\n\n<div>In a box</div>', 'In a box'],
])('writes %j for people', (markdown, text) => {
  expect(textOf(markdown)).toBe(text);
});

it('refuses what is nested too deeply, and stays small before that', () => {
  const deep = (levels: number) => `${'<blockquote>'.repeat(levels)}x`;
  expect(textOf(deep(500)).length).toBeLessThan(100);
  expect(() => plainTextOf(deep(20_000), 'body')).toThrow('The text is nested too deeply');
});
