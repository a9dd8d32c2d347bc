import { ApiError, isOutcomeUnknown } from './api-error';

it.each([
  ['nobody answered', new ApiError('', 0), true],
  ['a proxy answered', new ApiError('', 502), true],
  ['the server failed, and said so', new ApiError('Something went wrong.', 500), true],
  ['the database failed meanwhile', new ApiError('Please try again.', 503), true],
  ['it was too many', new ApiError('Too many requests.', 429), false],
  ['it was refused', new ApiError('Only 2 left', 409), false],
  ['it never began', new Error('no such call'), false],
])('a call may have been applied or not: %s', (_case, error, isUnknown) => {
  expect(isOutcomeUnknown(error)).toBe(isUnknown);
});
