import { daysBetween, firstDayCounted, revenueDays } from './revenue.js';

it('counts the days between two, both included', () => {
  expect(daysBetween('2026-02-27', '2026-03-02')).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(daysBetween('2026-03-02', '2026-03-02')).toEqual(['2026-03-02']);
  expect(daysBetween('2026-03-03', '2026-03-02')).toEqual([]);
});

it('needs 29 days before the first one', () => {
  expect(firstDayCounted('2026-03-31', 1)).toBe('2026-03-02');
  expect(firstDayCounted('2026-03-31', 2)).toBe('2026-03-01');
});

it('sums up the last day, 7 and 30 days', () => {
  const cents = new Map([
    ['2026-03-01', 100_000],
    ['2026-03-02', 10_000],
    ['2026-03-24', 1_000],
    ['2026-03-25', 100],
    ['2026-03-31', 10],
    ['2026-04-01', 1],
  ]);
  expect(revenueDays('2026-03-31', 2, cents)).toEqual([
    { day: '2026-03-30', dailyCents: 0, weeklyCents: 1_100, monthlyCents: 111_100 },
    { day: '2026-03-31', dailyCents: 10, weeklyCents: 110, monthlyCents: 11_110 },
  ]);
});
