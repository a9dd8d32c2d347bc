import { NOTIFY_QUEUE } from './outbox.js';

/** Quoted, so that the query builder leaves it as it is: inside a sub-select a bare name is of the other table. */
const columnOf = (job: string, name: string) => `"${job}"."${name}"`;

/** SQL for a job of those that run one after the other where they have the same ordering key. */
const isOrdered = (job: string) =>
  `${columnOf(job, 'queue')} = 'mail' AND ${columnOf(job, 'ordering_key')} IS NOT NULL`;

/** SQL for 'an open job of the same queue and ordering key is older', or younger. */
const hasOther = (job: string, other: 'older' | 'younger') => `EXISTS (
  SELECT FROM outbox ${other}
   WHERE ${other}.ordering_key = ${columnOf(job, 'ordering_key')} AND ${other}.queue = ${columnOf(job, 'queue')}
     AND ${other}.done_at IS NULL AND ${other}.failed_at IS NULL
     AND (${other}.created_at, ${other}.id) ${other === 'older' ? '<' : '>'}
         (${columnOf(job, 'created_at')}, ${columnOf(job, 'id')}))`;

/**
 * SQL for a job that no older one must precede. Those that wait are not claimed: they use up no attempt,
 * and have no delay of their own. `job` is the alias of the row.
 */
export const isNext = (job: string) => `NOT (${isOrdered(job)} AND ${hasOther(job, 'older')})`;

/** In the RETURNING clause of a job that ends, it notifies the dispatchers where another waits for it. */
export const NOTIFY_NEXT = `CASE WHEN ${isOrdered('outbox')} AND ${hasOther('outbox', 'younger')}
  THEN ${NOTIFY_QUEUE} END`;
