import { ValidateBy, type ValidationArguments } from 'class-validator';

/** A field that repeats another one. */
export const SameAs = (property: string, message: string) =>
  ValidateBy(
    {
      name: 'sameAs',
      validator: {
        validate: (value: unknown, args?: ValidationArguments) =>
          value === (args?.object as Record<string, unknown> | undefined)?.[property],
      },
    },
    { message },
  );
