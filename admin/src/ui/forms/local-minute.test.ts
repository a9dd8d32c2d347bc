import { transformFileSync } from '@swc/core';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { toLocalMinute, toUtc } from './local-minute';

it('shows a time in the zone of the browser, and takes it back', () => {
  const utc = '2026-03-01T09:30:00.000Z';
  expect(toLocalMinute(utc)).toMatch(/^2026-0\d-\d\dT\d\d:[03]0$/);
  expect(toUtc(toLocalMinute(utc))).toBe(utc);
});

it('has nothing for no time', () => {
  expect([toLocalMinute(''), toUtc('')]).toEqual(['', null]);
});

describe('in Berlin, whose offset had seconds until 1893', () => {
  /** What the input shows of each text that was typed; a process takes its time zone at its start. */
  const shown = (typed: readonly string[]): string[] => {
    const { code } = transformFileSync(resolve(__dirname, 'local-minute.ts'), {
      jsc: { parser: { syntax: 'typescript' } },
      module: { type: 'commonjs' },
    });
    const show = `${code}
      const typed = ${JSON.stringify(typed)};
      console.log(JSON.stringify(typed.map((text) => exports.toLocalMinute(exports.toUtc(text)))));`;
    const env = { ...process.env, TZ: 'Europe/Berlin' };
    return JSON.parse(execFileSync(process.execPath, ['-e', show], { env, encoding: 'utf8' }));
  };

  it('shows what was typed, also while the digits of a year are typed', () => {
    const typed = ['0002-01-01T00:00', '0020-06-30T23:59', '0202-02-28T12:30', '2026-03-29T03:00'];
    expect(shown(typed)).toEqual(typed);
  });
});
