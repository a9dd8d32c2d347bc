export { challengeOf, toOpenChallenge, type OpenChallenge } from './open-challenge';
export { createPasskey, hasPasskeys, usePasskeyOf, type PasskeyAnswer } from './passkeys';
