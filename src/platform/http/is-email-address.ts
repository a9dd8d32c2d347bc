import { isEmail, ValidateBy } from 'class-validator';
import { INVALID_EMAIL } from '../../../common/contract/shared-rules.js';

/** Spaces, controls and invisible characters of Unicode, at which email programs may split an address. */
const SEPARATOR = /[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}]/u;

/** The library's own check takes Unicode spaces, and throws on a lone surrogate. */
export const isEmailAddress = (value: unknown): value is string =>
  typeof value === 'string' && !SEPARATOR.test(value) && isEmail(value);

/** Validates an email address. */
export const IsEmailAddress = () =>
  ValidateBy(
    { name: 'isEmailAddress', validator: { validate: isEmailAddress } },
    { message: INVALID_EMAIL },
  );
