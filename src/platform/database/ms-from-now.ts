/**
 * SQL for a time in the future, by the database's clock, which all processes share. `parameter`
 * names the parameter with the milliseconds.
 */
export const msFromNow = (parameter: string) => `now() + :${parameter} * interval '1 millisecond'`;
