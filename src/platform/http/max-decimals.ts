import { ValidateBy } from 'class-validator';

/** Validates the number of decimals. The library's own check throws on 1e-7, which has no dot. */
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
