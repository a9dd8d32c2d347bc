/** A query builder selects from a table only. */
export const TRY_TO_LOCK = 'SELECT pg_try_advisory_xact_lock($1) AS "isLocked"';
