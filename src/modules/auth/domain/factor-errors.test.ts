import {
  ChallengeExpired,
  FactorExists,
  FactorRequired,
  FactorSetupRequired,
  ProofExpired,
  ReauthRequired,
  WrongFactor,
} from './factor-errors.js';

const WRONG = 'This is not correct. Please try again.';
const EXPIRED = 'This took too long. Please start again.';
const SETUP = 'Add a second factor in your profile first. This shop asks its staff for one.';
const APP_EXISTS = 'Your account has an authenticator app already';

it.each([
  [new WrongFactor(), 'unauthenticated', 'wrong_factor', WRONG],
  [new ChallengeExpired(), 'unauthenticated', 'challenge_expired', EXPIRED],
  [new ProofExpired(), 'conflict', 'challenge_expired', EXPIRED],
  [new ReauthRequired(), 'forbidden', 'reauth_required', 'Please confirm that it is you'],
  [new FactorSetupRequired(), 'forbidden', 'factor_setup_required', SETUP],
  [new FactorExists(), 'conflict', 'factor_exists', APP_EXISTS],
])('is refused: %s', (error, kind, code, message) => {
  expect(error).toMatchObject({ kind, code, message });
});

it('carries the challenge that a login has to answer', () => {
  const challenge = { challenge: 't1', methods: ['totp' as const], passkey: null };
  expect(new FactorRequired(challenge)).toMatchObject({
    kind: 'unauthenticated',
    code: 'factor_required',
    message: 'Complete the login with your second factor',
    data: challenge,
  });
});
