import { fromOpenWeek, parseOpeningHours, readableHours, toOpenWeek } from './opening-hours.js';

describe('opening hours', () => {
  it('are parsed, entry by entry', () => {
    expect(parseOpeningHours('Mo-Tu 09:00-17:30, Sa 10:00-14:00')).toEqual([
      { days: ['Mo', 'Tu'], opens: '09:00', closes: '17:30' },
      { days: ['Sa'], opens: '10:00', closes: '14:00' },
    ]);
  });

  it.each([
    '',
    'Mo',
    'Mo-Fr 9:00-17:00',
    'Fr-Mo 09:00-17:00',
    'Mo 17:00-09:00',
    'Mo 09:00-09:00',
    'Mo 09:00-24:00',
    'Mx 09:00-17:00',
    'Mo-Fr 09:00-17:00, Tu 10:00-11:00',
    'Mo 09:00-17:00,Tu 09:00-17:00',
  ])('are refused: %s', (text) => expect(parseOpeningHours(text)).toBeUndefined());

  it.each([
    'Mo-Fr 09:00-17:00, Sa 10:00-14:00',
    'Mo 09:00-12:00, We 09:00-12:00',
    'Su 00:00-23:59',
  ])('become a week and the same text again: %s', (text) =>
    expect(fromOpenWeek(toOpenWeek(text))).toBe(text),
  );

  it('of equal days in a row become one entry', () => {
    expect(fromOpenWeek(toOpenWeek('Mo 09:00-17:00, Tu 09:00-17:00, We 09:00-16:00'))).toBe(
      'Mo-Tu 09:00-17:00, We 09:00-16:00',
    );
  });

  it('read like a sign at a door', () => {
    expect(readableHours('Mo-Fr 09:00-17:05, Sa 00:30-12:00')).toEqual([
      { days: 'Monday to Friday', times: '9:00 AM to 5:05 PM' },
      { days: 'Saturday', times: '12:30 AM to 12:00 PM' },
    ]);
  });
});
