import { COUNTRIES } from './countries.js';
import { currentSettings, settingChanges, storedSettingsFrom } from './current-settings.js';
import { isOfTestDomain, settingError } from './setting-kinds.js';
import {
  missingSettings,
  settingGroups,
  settingKeys,
  settingOf,
  type SettingKey,
} from './shop-settings.js';

describe('the settings', () => {
  it('have distinct environment names and a group that the form has', () => {
    const definitions = settingKeys.map(settingOf);
    expect(new Set(definitions.map(({ env }) => env)).size).toBe(settingKeys.length);
    expect(definitions.every(({ group }) => group in settingGroups)).toBe(true);
  });

  it('have valid defaults, with and without the demo', () => {
    expect(currentSettings({}, { isDemo: true, isTestDomainAllowed: true })).toMatchObject({
      name: 'VIGOR',
      phone: '+1 (555) 010-0199',
    });
    const real = currentSettings({}, { isDemo: false, isTestDomainAllowed: true });
    expect(real).toMatchObject({ name: 'VIGOR', country: 'US', returnDays: 30 });
    const { email, phone, street, facebook, answerDays } = real;
    expect([email, phone, street, facebook, answerDays]).toEqual([null, null, null, null, null]);
  });

  it('of the domain test show where they are allowed, with and without the demo', () => {
    const stored = { email: 'keeper@vigor.test', facebook: 'https://shop.test/us', city: 'Rome' };
    for (const isDemo of [true, false]) {
      expect(currentSettings(stored, { isDemo, isTestDomainAllowed: true })).toMatchObject(stored);
    }
    expect(currentSettings(stored)).toMatchObject({
      email: null,
      facebook: null,
      city: 'Rome',
    });
  });

  it('that are emptied stay empty', () => {
    expect(
      currentSettings({ phone: null }, { isDemo: true, isTestDomainAllowed: true }).phone,
    ).toBeNull();
  });

  it('that an older or newer release has stored otherwise fall back to their defaults', () => {
    const stored = storedSettingsFrom({
      name: '',
      country: 'XX',
      city: 'Rome',
      gone: 1,
      phone: null,
    });
    expect(stored).toEqual({ city: 'Rome', phone: null });
  });

  it('tell which of them a shop needs before it sells', () => {
    const missing = missingSettings(currentSettings({ city: 'Rome' }));
    expect(missing).toEqual(['email', 'phone', 'street', 'postalCode']);
    const demo = currentSettings({}, { isDemo: true, isTestDomainAllowed: true });
    expect(missingSettings(demo)).toEqual([]);
  });

  it('tell what a change changes', () => {
    const before = currentSettings({});
    const changes = settingChanges(before, { ...before, city: 'Rome' });
    expect(changes).toEqual([{ key: 'city', before: null, after: 'Rome' }]);
  });
});

it.each<[SettingKey, unknown, string | undefined]>([
  ['name', '', 'Shop name is required'],
  ['name', ' ', 'Shop name must not be blank'],
  ['name', 'a'.repeat(41), 'Shop name is too long'],
  ['name', 'Two\nlines', 'Shop name must be one line'],
  ['name', 7, 'Shop name must be a text'],
  ['name', 'Iron & Oak', undefined],
  ['description', null, undefined],
  ['country', 'us', 'Country must be two letters of ISO 3166, such as US'],
  ['country', 'DE', undefined],
  ['timeZone', 'Europe/Nowhere', 'Time zone must be a name such as Europe/Berlin'],
  ['timeZone', '+01:00', 'Time zone must be a name such as Europe/Berlin'],
  ['timeZone', 'America/Los_Angeles', undefined],
  ['email', 'shop', 'Invalid email address'],
  ['email', 'a@shop.example', undefined],
  ['phone', 'call us', 'Phone must be a phone number'],
  ['phone', '+1 (555) 010-0199', undefined],
  ['facebook', 'http://facebook.com/us', 'Facebook must be a link that begins with https://'],
  ['facebook', 'https://facebook', 'Facebook must be a link that begins with https://'],
  ['facebook', 'javascript:alert(1)', 'Facebook must be a link that begins with https://'],
  ['facebook', 'https://www.facebook.com/us?x=1', undefined],
  ['facebook', `https://x.com/${'a'.repeat(300)}`, 'Facebook is too long'],
  ['hours', 'always', 'Opening hours must read like Mo-Fr 09:00-17:00, Sa 10:00-14:00'],
  ['hours', 'Mo-Fr 09:00-17:00', undefined],
  ['returnDays', -1, 'Return window in days must be a whole number from 0 to 365'],
  ['returnDays', '14', 'Return window in days must be a whole number from 0 to 365'],
  ['returnDays', 14.5, 'Return window in days must be a whole number from 0 to 365'],
  ['returnDays', null, 'Return window in days is required'],
  ['handlingDays', null, undefined],
  ['returnShipping', 'nobody', 'Return shipping is paid by must be one of customer, shop'],
  ['returnShipping', 'toString', 'Return shipping is paid by must be one of customer, shop'],
])('%s %j: %s', (key, value, error) => {
  expect(settingError(settingOf(key), value)).toBe(error);
});

it('knows the domain that is never reached', () => {
  const found = ['a@shop.test', 'https://Shop.TEST/x', 'https://a.test'].map(isOfTestDomain);
  const real = ['a@test.shop', 'https://a.test.com', 'https://a.test-site.com', null, 3].map(
    isOfTestDomain,
  );
  expect([found, real]).toEqual([
    [true, true, true],
    [false, false, false, false, false],
  ]);
});

it('has every country once', () => {
  expect([COUNTRIES.length, new Set(COUNTRIES).size]).toEqual([249, 249]);
});
