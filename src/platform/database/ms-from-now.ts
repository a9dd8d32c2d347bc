/**
 * SQL for a time by the database's clock, which all processes share: so many ms from now. `parameter`
 * names the ms.
 */
export const msFromNow = (parameter: string) => `now() + :${parameter} * interval '1 millisecond'`;
