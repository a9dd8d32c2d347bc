import { isEmail, ValidateBy } from 'class-validator';

/** An e-mail address. The library's own check breaks on half a surrogate pair. */
export const IsEmailAddress = () =>
  ValidateBy(
    {
      name: 'isEmailAddress',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'string' && !/\p{Surrogate}/u.test(value) && isEmail(value),
      },
    },
    { message: 'Invalid email address' },
  );
