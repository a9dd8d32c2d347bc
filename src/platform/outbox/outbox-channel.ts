/** The NOTIFY channel for new jobs; its payload is the name of a queue, or empty for all queues. */
export const OUTBOX_CHANNEL = 'outbox';

/**
 * In the RETURNING clause of written rows it notifies the dispatchers of their queues on commit.
 * Postgres delivers equal messages of a transaction once.
 */
export const NOTIFY_QUEUE = `pg_notify('${OUTBOX_CHANNEL}', queue)`;
