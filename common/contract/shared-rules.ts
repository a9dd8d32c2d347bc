/** Texts and limits that several forms share. */

export const NAME_REQUIRED = 'Name is required';
export const NAME_TOO_LONG = 'Name is too long';
export const INVALID_EMAIL = 'Invalid email address';
/** Of a file or an address where an uploaded image is wanted. */
export const NOT_AN_IMAGE = 'Each file must be an image';

/** A user's name, wherever it is typed; in characters. */
export const USER_NAME_MAX = 50;
