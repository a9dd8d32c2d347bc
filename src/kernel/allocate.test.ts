import { allocate } from './money.js';

it.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [5, [3, 7], [2, 3]],
  [0, [3, 7], [0, 0]],
  [7, [0, 7, 0], [0, 7, 0]],
  [99_999_999, [99_999_998, 1], [99_999_998, 1]],
  [1, [0, 0], [0, 0]],
  [3, [], []],
])('splits %d cents by %j into %j', (total, weights, parts) => {
  expect(allocate(total, weights)).toEqual(parts);
});
