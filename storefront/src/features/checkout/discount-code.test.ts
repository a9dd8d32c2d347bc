import { clockTime } from './clock-time';
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

it('says in the shopper’s time from when a paused code can be used again', () => {
  const until = '2030-01-01T14:05:00.000Z';
  const message =
    'This discount code was reserved for you for 30 minutes. You can use it again from';
  const errors = [{ field: 'code', message: `${message} 14:05 UTC.` }];
  const error = { status: 409, code: 'discount_paused', errors };
  expect(clockTime(until)).toMatch(/^\d{1,2}:\d{2}\s[AP]M$/);
  expect(codeRefusalOf({ ...error, data: { until } })).toBe(`${message} ${clockTime(until)}.`);
  expect(codeRefusalOf(error)).toBe(`${message} 14:05 UTC.`);
});
