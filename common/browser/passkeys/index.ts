export { challengeOf, toOpenChallenge, type OpenChallenge } from './open-challenge';
export { createPasskey, hasPasskeys, askForPasskey, type PasskeyAnswer } from './passkeys';
