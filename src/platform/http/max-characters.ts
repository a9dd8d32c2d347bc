import { ValidateBy } from 'class-validator';

/**
 * The most characters of a text, as `char_length` of Postgres counts them: by code points. `MaxLength` takes a
 * character and the selector of its presentation, as in '❤️', for one; use this where the database checks the length.
 */
export const MaxCharacters = (max: number, message: string): PropertyDecorator =>
  ValidateBy(
    {
      name: 'maxCharacters',
      validator: { validate: (text) => typeof text === 'string' && [...text].length <= max },
    },
    { message },
  );
