import { methodsOf, plainRecoveryCode, type SecondFactors } from './second-factor.js';

const now = new Date('2026-01-01T00:00:00Z');
const app = (confirmedAt: Date | null) => ({ secret: 'secret', confirmedAt, lastStep: null });
const phone = {
  id: 'phone',
  credentialId: 'phone',
  publicKey: 'key',
  counter: 0,
  transports: [],
  name: 'Phone',
  createdAt: now,
  lastUsedAt: null,
};
const none: SecondFactors = { totp: undefined, passkeys: [], recoveryCodes: 0 };

it.each<[string, Partial<SecondFactors>, string[]]>([
  ['nothing', {}, []],
  ['recovery codes alone', { recoveryCodes: 10 }, []],
  ['an app that is not confirmed', { totp: app(null), recoveryCodes: 10 }, []],
  ['an app', { totp: app(now) }, ['totp']],
  [
    'a passkey beside an app that is not confirmed',
    { totp: app(null), passkeys: [phone] },
    ['passkey'],
  ],
  [
    'all of them',
    { totp: app(now), passkeys: [phone], recoveryCodes: 1 },
    ['passkey', 'totp', 'recovery_code'],
  ],
])('an account with %s completes a login by what it has', (_case, factors, methods) => {
  expect(methodsOf({ ...none, ...factors })).toEqual(methods);
});

it('a recovery code has its letters and digits, however it is typed', () => {
  expect(plainRecoveryCode(' AB12-cd34 ')).toBe('ab12cd34');
});
