import type { ColumnOptions } from 'typeorm';

/** A column of cents that may be above the 21 million dollars of an integer; exact up to 90 trillion. */
export const CENTS = {
  type: 'bigint',
  transformer: {
    from: (raw: string | null) => (raw === null ? null : Number(raw)),
    to: (cents: number | null) => cents,
  },
} as const satisfies ColumnOptions;
