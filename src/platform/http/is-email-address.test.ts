import { isEmailAddress } from './validators.js';

it.each(['ada@example.com', 'ada+shop@example.com', 'jürgen@example.de', '日本@example.jp'])(
  '%s is an email address',
  (value) => expect(isEmailAddress(value)).toBe(true),
);

it.each([
  '\u3000',
  '\u00a0',
  '\u2003',
  '\u2028',
  '\ufeff',
  '\u200b',
  '\u0085',
  '\u00ad',
  '\ud800',
  ' ',
  '\t',
  '\r\n',
])('a space or control such as %j makes it none, wherever it is', (space) => {
  for (const value of [`x${space}ada@example.com`, `ada${space}@example.com`]) {
    expect(isEmailAddress(value)).toBe(false);
  }
});

it('another type is none', () => expect(isEmailAddress({})).toBe(false));
