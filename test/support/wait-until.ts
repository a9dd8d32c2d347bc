import { eventually } from './eventually.js';

/** `expect` that retries until it passes: `await waitUntil(() => plus.isDisabled()).toBe(true)`. */
export function waitUntil<Value>(read: () => Value | Promise<Value>) {
  const holds = (check: (it: jest.JestMatchers<Value>) => void) =>
    eventually(async () => check(expect(await read())));
  return {
    toBe: (expected: Value) => holds((it) => it.toBe(expected)),
    toEqual: (expected: unknown) => holds((it) => it.toEqual(expected)),
    toMatch: (expected: RegExp) => holds((it) => it.toMatch(expected)),
    toMatchObject: (expected: object) => holds((it) => it.toMatchObject(expected)),
    toContain: (expected: unknown) => holds((it) => it.toContain(expected)),
    not: { toBe: (other: Value) => holds((it) => it.not.toBe(other)) },
  };
}
