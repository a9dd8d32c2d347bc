/** The part of a job in Redis: a readable name, and the id of the outbox row. */
export interface QueuedJob {
  readonly id: string;
}
