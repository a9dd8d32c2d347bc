import { toLocalMinute, toUtc } from './local-minute';

it('shows a time in the zone of the browser, and takes it back', () => {
  const utc = '2026-03-01T09:30:00.000Z';
  expect(toLocalMinute(utc)).toMatch(/^2026-0\d-\d\dT\d\d:[03]0$/);
  expect(toUtc(toLocalMinute(utc))).toBe(utc);
});

it('has nothing for no time', () => {
  expect([toLocalMinute(''), toUtc('')]).toEqual(['', null]);
});
