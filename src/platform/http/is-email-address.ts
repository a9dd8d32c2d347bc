import { isEmail, ValidateBy } from 'class-validator';
import { INVALID_EMAIL } from '../../../common/contract/shared-rules.js';

/** An email address. The library's own check breaks on half a surrogate pair. */
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
