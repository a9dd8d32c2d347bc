import { applied, codeRefusalOf } from './discount-code';

it('is sent as it is stored, and never empty', () => {
  expect(applied(' ten ')).toEqual({ code: 'TEN' });
  expect(applied(' ')).toEqual({ refusal: 'Enter a discount code.' });
});

it('is refused by an error of its own field alone', () => {
  const message = 'This discount code has ended.';
  for (const status of [409, 429]) {
    expect(codeRefusalOf({ status, errors: [{ field: 'code', message }] })).toBe(message);
  }
  for (const error of [undefined, { status: 503 }, { errors: [{ field: 'state', message }] }]) {
    expect(codeRefusalOf(error)).toBeUndefined();
  }
});
