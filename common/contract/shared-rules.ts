/** Texts and limits that several forms share. */

export const NAME_REQUIRED = 'Name is required';
export const NAME_TOO_LONG = 'Name is too long';
export const INVALID_EMAIL = 'Invalid email address';
/** For a file or URL that should be an uploaded image. */
export const NOT_AN_IMAGE = 'Each file must be an image';

/** Maximum length of a user's name in every form, in characters. */
export const USER_NAME_MAX = 50;

/** The subject of an email, in characters. */
export const EMAIL_SUBJECT = {
  max: 150,
  required: 'Subject is required',
  tooLong: 'Subject is too long',
  notOneLine: 'Subject must be one line',
} as const;
