import {
  clockIn,
  dayAfter,
  dayIn,
  isoIn,
  localMinuteIn,
  minuteIn,
  startOfDayIn,
  timeOfLocalMinute,
} from './zoned-time.js';

const AUCKLAND = 'Pacific/Auckland';
const NEW_YORK = 'America/New_York';

it.each([
  ['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21', '2026-11-21 23:59 UTC'],
  [AUCKLAND, '2026-11-21T10:59:00Z', '2026-11-21', '2026-11-21 23:59 GMT+13'],
  [AUCKLAND, '2026-11-21T11:01:00Z', '2026-11-22', '2026-11-22 00:01 GMT+13'],
  [NEW_YORK, '2026-11-22T04:59:00Z', '2026-11-21', '2026-11-21 23:59 EST'],
  [NEW_YORK, '2026-07-22T04:00:00Z', '2026-07-22', '2026-07-22 00:00 EDT'],
])('in %s %s is on %s', (zone, at, day, minute) => {
  expect([dayIn(zone, at), dayIn(zone, new Date(at))]).toEqual([day, day]);
  expect(minuteIn(zone, at)).toBe(minute);
  expect(`${day} ${clockIn(zone, new Date(at))}`).toBe(minute);
});

it.each([
  ['UTC', '2026-11-21T10:59:00.500Z', '2026-11-21T10:59:00.500Z'],
  [AUCKLAND, '2026-11-21T10:59:00.500Z', '2026-11-21T23:59:00.500+13:00'],
  [NEW_YORK, '2026-11-22T04:59:00.000Z', '2026-11-21T23:59:00.000-05:00'],
  ['Asia/Kathmandu', '2026-11-21T10:00:00.000Z', '2026-11-21T15:45:00.000+05:45'],
])('in %s writes %s as %s', (zone, at, iso) => {
  expect(isoIn(zone, new Date(at))).toBe(iso);
  expect(new Date(iso)).toEqual(new Date(at));
});

it.each([
  ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z'],
  [AUCKLAND, '2026-11-21', '2026-11-20T11:00:00.000Z'],
  // The days of 25 and of 23 hours, and those after them.
  [AUCKLAND, '2026-04-05', '2026-04-04T11:00:00.000Z'],
  [AUCKLAND, '2026-04-06', '2026-04-05T12:00:00.000Z'],
  [AUCKLAND, '2026-09-27', '2026-09-26T12:00:00.000Z'],
  [AUCKLAND, '2026-09-28', '2026-09-27T11:00:00.000Z'],
  [NEW_YORK, '2026-03-08', '2026-03-08T05:00:00.000Z'],
  [NEW_YORK, '2026-03-09', '2026-03-09T04:00:00.000Z'],
  [NEW_YORK, '2026-11-01', '2026-11-01T04:00:00.000Z'],
  [NEW_YORK, '2026-11-02', '2026-11-02T05:00:00.000Z'],
  // A midnight that the clocks skip, one that they show twice, and a day that there was not.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
])('in %s %s begins at %s', (zone, day, start) => {
  expect(startOfDayIn(zone, day).toISOString()).toBe(start);
  const [first, before] = [new Date(start), new Date(Date.parse(start) - 1)];
  expect(dayIn(zone, first) >= day && dayIn(zone, before) < day).toBe(true);
});

it('shows what was typed, also while the digits of a year are typed, and in Berlin, whose offset had seconds', () => {
  const typed = ['0002-01-01T00:00', '0020-06-30T23:59', '0202-02-28T12:30', '2026-03-29T03:00'];
  const shown = typed.map((minute) =>
    localMinuteIn('Europe/Berlin', timeOfLocalMinute('Europe/Berlin', minute).toISOString()),
  );
  expect(shown).toEqual(typed);
});

it('takes the first of a minute that there is twice, and moves one that there is not', () => {
  expect(timeOfLocalMinute(NEW_YORK, '2026-11-01T01:30')).toEqual(new Date('2026-11-01T05:30Z'));
  expect(timeOfLocalMinute(NEW_YORK, '2026-03-08T02:30')).toEqual(new Date('2026-03-08T07:30Z'));
});

it('has nothing for what is no time', () => {
  expect(localMinuteIn(NEW_YORK, '')).toBe('');
  expect(timeOfLocalMinute(NEW_YORK, '').getTime()).toBeNaN();
});

it('counts days across months', () => {
  expect([dayAfter('2026-02-28', 1), dayAfter('2026-03-01', -1)]).toEqual([
    '2026-03-01',
    '2026-02-28',
  ]);
});
