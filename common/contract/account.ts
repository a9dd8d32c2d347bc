import { imageRules } from './image.js';
import { INVALID_EMAIL, NAME_REQUIRED, NAME_TOO_LONG, USER_NAME_MAX } from './shared-rules.js';

/** Lengths are in characters. */
export const passwordRules = {
  min: 6,
  max: 100,
  tooShort: 'Password must be at least 6 characters',
  tooLong: 'Password cannot exceed 100 characters',
  confirmationRequired: 'Please confirm your password',
  mismatch: 'Passwords do not match',
  wrongOld: 'The old password is not correct',
  /** For the link that sets a forgotten password. */
  invalidLink: 'This reset link is invalid or has expired',
  /** A warning: the password is accepted. */
  common: 'This is one of the 1,000 most common passwords. A less common one is safer.',
  /** Where the shop refuses those. */
  tooCommon: 'This password is too common. Please choose another one',
} as const;

/** Rules of a new account. Lengths are in characters. */
export const registrationRules = {
  name: { max: USER_NAME_MAX, required: 'Full name is required', tooLong: NAME_TOO_LONG },
  email: { invalid: INVALID_EMAIL },
} as const;

/** Rules of a profile. Lengths are in characters. */
export const profileRules = {
  name: { max: USER_NAME_MAX, required: NAME_REQUIRED, tooLong: NAME_TOO_LONG },
  email: { invalid: INVALID_EMAIL },
  address: { max: 300, tooLong: 'Address is too long' },
  phone: {
    min: 11,
    max: 30,
    tooShort: 'Phone number must be at least 11 characters',
    tooLong: 'Phone number is too long',
  },
  /** Confirms a new email address. */
  currentPassword: { wrong: 'The current password is not correct' },
  image: { max: 500, unknown: imageRules.missing },
} as const;

/** Of the link that undoes a change of email address. */
export const emailUndoRules = {
  invalidLink: 'This link is invalid, has expired or was used already',
} as const;

/** Of the link that proves a mailbox. */
export const emailProofRules = {
  max: 200,
  invalid: 'The link that proves this address is invalid or has expired',
} as const;

/** Of the link that lets a device try to log in. */
export const loginLinkRules = {
  invalidLink: 'This login link is invalid or has expired',
} as const;

/** Error code of a 403 whose token names a former role of the user; a renewed token names the current one. */
export const ROLE_CHANGED = 'role_changed';

/** Shown at the login of an account that the shop has blocked. */
export const ACCOUNT_BLOCKED = 'This account is blocked. Please contact us.';
