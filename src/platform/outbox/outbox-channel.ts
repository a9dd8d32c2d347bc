/** The channel that tells dispatchers of new jobs; its messages are names of queues, or empty for all. */
export const OUTBOX_CHANNEL = 'outbox';

/**
 * RETURNING this of written rows tells of their queues when the transaction commits. Postgres sends
 * equal messages of a transaction once.
 */
export const NOTIFY_QUEUE = `pg_notify('${OUTBOX_CHANNEL}', queue)`;
