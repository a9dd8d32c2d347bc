/** What completes a login beside the password. */
export const FACTOR_METHODS = ['totp', 'passkey', 'recovery_code'] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

/** Error code of the 401 of a login whose password was right, and that needs a second factor. */
export const FACTOR_REQUIRED = 'factor_required';

/** Error code of the 403 of staff who have to add a second factor first. */
export const FACTOR_SETUP_REQUIRED = 'factor_setup_required';

/** Error code of the 403 of a call that asks its user to prove again who they are. */
export const REAUTH_REQUIRED = 'reauth_required';

/** Rules of second factors. Lengths are in characters. */
export const factorRules = {
  code: { length: 6, invalid: 'Enter the 6 digits that your app shows' },
  recoveryCode: { max: 40, invalid: 'Enter one of your recovery codes' },
  passkeyName: { max: 60, required: 'Name this passkey', tooLong: 'The name is too long' },
  /** For a code, a passkey and a recovery code alike. */
  wrong: 'This is not correct. Please try again.',
  /** Exactly one has to be sent. */
  oneNeeded: 'Send a code, a recovery code or a passkey',
  expired: 'This took too long. Please start again.',
  /** Minutes for which a proof suffices. */
  proofMinutes: 15,
  maxPasskeys: 10,
} as const;
