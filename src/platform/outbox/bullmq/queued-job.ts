/** What of a job is in Redis: a name to read, and the row that holds the rest. */
export interface QueuedJob {
  readonly id: string;
}
