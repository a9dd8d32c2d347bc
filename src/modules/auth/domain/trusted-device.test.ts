import { proofsOf, type TrustedDevice } from './trusted-device.js';

const trust = (deviceHash: string, given: Partial<TrustedDevice> = {}): TrustedDevice => ({
  userId: 'ann',
  deviceHash,
  proof: 'login',
  credentialsHash: 'now',
  expiresAt: new Date(0),
  ...given,
});
const proofs = (trusted: readonly TrustedDevice[], deviceHash = 'own') => [
  ...proofsOf(trusted, { deviceHash, credentialsHash: 'now' }),
];

it('a device has shown what its own rows say', () => {
  const trusted = [
    trust('own'),
    trust('other', { proof: 'email' }),
    trust('own', { proof: 'email' }),
  ];
  expect(proofs(trusted)).toEqual(['login', 'email']);
  expect(proofs(trusted, 'other')).toEqual(['email']);
  expect(proofs(trusted, 'unknown')).toEqual([]);
});

it('a trust of before the last change of credentials is none', () => {
  expect(proofs([trust('own', { credentialsHash: 'before' })])).toEqual([]);
});

it('the newest five devices of each proof are trusted, not counting those of before a change', () => {
  const others = Array.from({ length: 4 }, (_, i) => trust(`other ${i}`));
  const ended = trust('ended', { credentialsHash: 'before' });
  expect(proofs([ended, ...others, trust('own')])).toEqual(['login']);
  expect(proofs([trust('fifth'), ...others, trust('own')])).toEqual([]);
  const byEmail = trust('own', { proof: 'email' });
  expect(proofs([trust('fifth'), ...others, trust('own'), byEmail])).toEqual(['email']);
});
