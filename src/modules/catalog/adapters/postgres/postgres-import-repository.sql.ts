/** A query builder can select from tables only. */
export const TRY_TO_LOCK = 'SELECT pg_try_advisory_xact_lock($1) AS "isLocked"';
