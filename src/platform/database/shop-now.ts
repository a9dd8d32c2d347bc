/**
 * SQL for the current time, by the clock of the database, which all processes share: every lease and
 * every due time is set by it and compared with it. Tests move it together with their `Clock`.
 */
export const SHOP_NOW = 'shop_now()';

/** SQL for a time in the future. `parameter` names the parameter with the milliseconds. */
export const msFromNow = (parameter: string) =>
  `${SHOP_NOW} + :${parameter} * interval '1 millisecond'`;
