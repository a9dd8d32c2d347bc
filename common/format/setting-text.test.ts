import { settingLabel, settingText } from './setting-text.js';

it.each([
  ['name', 'Iron & Oak', 'Iron & Oak'],
  ['phone', null, 'Empty'],
  ['returnDays', 0, '0'],
  ['country', 'NL', 'Netherlands'],
  ['returnShipping', 'shop', 'The shop'],
  ['hours', 'Mo-Fr 09:00-17:00', 'Monday to Friday 9:00 AM to 5:00 PM'],
  ['gone', 'x', 'x'],
])('%s %j reads %s', (key, value, text) => expect(settingText(key, value)).toBe(text));

it('labels a setting', () => {
  expect([settingLabel('returnDays'), settingLabel('gone')]).toEqual([
    'Return window in days',
    'gone',
  ]);
});
