import { isEmail, ValidateBy } from 'class-validator';
import { INVALID_EMAIL } from '../../../common/contract/shared-rules.js';

/** Validates an email address. The library's own check throws on a lone surrogate. */
export const IsEmailAddress = () =>
  ValidateBy(
    {
      name: 'isEmailAddress',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && !/\p{Surrogate}/u.test(value) && isEmail(value),
      },
    },
    { message: INVALID_EMAIL },
  );
