/**
 * SQL for a parameter whose value Postgres does not see as it plans. Where a value that it sees looks cheaper than
 * any other, it plans each call anew, which takes several times as long as reading a few rows by their key.
 */
export const hiddenValue = (parameter: string, type: 'uuid' | 'uuid[]' | 'text[]' | 'integer[]') =>
  `(SELECT :${parameter}::${type})`;

/** SQL for 'one of these', an array parameter of hidden length. */
export const anyOf = (parameter: string, type: 'uuid' | 'text' = 'uuid') =>
  `ANY (${hiddenValue(parameter, `${type}[]`)}::${type}[])`;
