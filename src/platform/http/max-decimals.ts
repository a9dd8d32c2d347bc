import { ValidateBy } from 'class-validator';

/** A number with so many decimals at most. The library's own check breaks on 1e-7, which has no dot. */
export const MaxDecimals = (places: number, message: string) =>
  ValidateBy(
    {
      name: 'maxDecimals',
      validator: {
        validate: (value: unknown) =>
          typeof value === 'number' &&
          Number.isFinite(value) &&
          Number(value.toFixed(places)) === value,
      },
    },
    { message },
  );
