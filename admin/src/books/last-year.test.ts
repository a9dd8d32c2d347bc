import { firstDayOfLastYear } from './last-year';

it.each([
  ['2026-11-26T12:00:00', '2025-12-01'],
  ['2026-12-31T23:59:59', '2026-01-01'],
  ['2026-01-01T00:00:00', '2025-02-01'],
])('is eleven months before the month of %s', (now, first) => {
  expect(firstDayOfLastYear(new Date(now))).toBe(first);
});
