/**
 * SQL for 'one of these ids', an array parameter whose length Postgres does not see as it plans. It
 * would plan each call anew, which takes several times as long as reading a few rows by their key,
 * because a plan for one id looks cheaper than the one for any number.
 */
export const anyOf = (parameter: string) => `ANY ((SELECT :${parameter}::uuid[])::uuid[])`;
