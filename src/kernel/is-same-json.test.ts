import { isSameJson } from './is-same-json.js';

it.each([
  ['keys in another order', { a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 }, true],
  ['another value', { a: 1 }, { a: 2 }, false],
  ['another key', { a: 1 }, { a: 1, b: null }, false],
  ['a list in another order', [1, 2], [2, 1], false],
  ['null and an object', null, {}, false],
  ['nothing', undefined, undefined, true],
])('compares %s', (_case, one, other, isSame) => {
  expect(isSameJson(one, other)).toBe(isSame);
});
