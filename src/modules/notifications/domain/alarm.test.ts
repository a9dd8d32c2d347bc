import { DAY_MS, MINUTE_MS } from '../../../kernel/time.js';
import { type Alarm, found, newAlarm, reviewed } from './alarm.js';

const START = new Date('2026-03-01T12:00:00Z');
const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);
const problem = { name: 'cards_down', detail: 'connect ECONNREFUSED' } as const;

/** What is told, minute by minute, about an alarm whose problem is there in some of the minutes. */
function toldAbout(minutes: number, isThere: (minute: number) => boolean) {
  let alarm: Alarm = newAlarm('cards_down');
  const told: [minute: number, event: string][] = [];
  for (let minute = 0; minute <= minutes; minute++) {
    if (isThere(minute)) alarm = found(alarm, problem, at(minute));
    const result = reviewed(alarm, at(minute));
    alarm = result.alarm;
    if (result.news) told.push([minute, result.news.event]);
  }
  return { told, alarm };
}

it('begins once its problem has lasted for five minutes', () => {
  expect(toldAbout(4, () => true).told).toEqual([]);
  const { told, alarm } = toldAbout(60, () => true);
  expect(told).toEqual([[5, 'began']]);
  expect(alarm).toMatchObject({ ...problem, since: START, beganAt: at(5), seenAt: at(60) });
});

it('is forgotten where its problem was gone before it began', () => {
  const { told, alarm } = toldAbout(10, (minute) => minute < 4);
  expect(told).toEqual([]);
  expect(alarm).toMatchObject({ since: null, seenAt: null, beganAt: null });
});

it('does not begin by what is found again only after a break', () => {
  expect(toldAbout(60, (minute) => minute % 8 < 4).told).toEqual([]);
});

it('ends once its problem is gone for a quarter of an hour, and says when it was last found', () => {
  const { told, alarm } = toldAbout(60, (minute) => minute <= 10);
  expect(told).toEqual([
    [5, 'began'],
    [28, 'ended'],
  ]);
  expect(alarm).toMatchObject({
    since: null,
    goneSince: null,
    beganAt: null,
    detail: problem.detail,
  });
  let ending = found(newAlarm('cards_down'), problem, START);
  ending = reviewed(found(ending, problem, at(5)), at(5)).alarm;
  ending = reviewed(ending, at(10)).alarm;
  expect(reviewed(ending, at(25)).news).toEqual({
    name: 'cards_down',
    event: 'ended',
    since: START,
    until: at(5),
  });
});

it('goes on where its problem comes back before it has ended', () => {
  const { told } = toldAbout(120, (minute) => minute <= 10 || minute % 15 === 0);
  expect(told).toEqual([[5, 'began']]);
});

it('does not end where nobody has looked for a while', () => {
  const began = reviewed(found(found(newAlarm('backup'), problem, START), problem, at(5)), at(5));
  const afterPause = reviewed(began.alarm, at(600));
  expect([began.news?.event, afterPause.news]).toEqual(['began', null]);
  const again = found(afterPause.alarm, problem, at(601));
  expect(reviewed(again, at(616))).toEqual({ alarm: { ...again, goneSince: at(616) }, news: null });
});

it('is told again once a day while it lasts', () => {
  const day = DAY_MS / MINUTE_MS;
  expect(toldAbout(3 * day, () => true).told).toEqual([
    [5, 'began'],
    [5 + day, 'reminder'],
    [5 + 2 * day, 'reminder'],
  ]);
});

it('is told four times in a day, however often it begins and ends', () => {
  const day = DAY_MS / MINUTE_MS;
  const { told } = toldAbout(2 * day, (minute) => minute % 30 <= 6);
  const ofFirstDay = told.filter(([minute]) => minute < 5 + day);
  expect(ofFirstDay.map(([, event]) => event)).toEqual(['began', 'ended', 'began', 'ended']);
  expect(told.filter(([minute]) => minute >= 5 + day)).toHaveLength(4);
});

it('changes nothing where nothing is wrong', () => {
  const alarm = newAlarm('redis_down');
  expect(reviewed(alarm, START)).toEqual({ alarm, news: null });
});
