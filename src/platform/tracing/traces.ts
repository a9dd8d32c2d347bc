/** A job and the request or job that caused it. */
export interface TracedJob {
  readonly id: string;
  readonly job: string;
  readonly queue: string;
  /** The `traceparent` that was stored with it; null where nothing was traced. */
  readonly traceParent: string | null;
}

/** Follows a request to the jobs that it causes. Without an endpoint it does nothing. */
export interface Traces {
  /** The W3C `traceparent` of what runs now; null where nothing is traced. */
  current(): string | null;
  /**
   * Names the request that runs now by its route pattern, which holds no id and no token, and by the id that its log
   * lines and its answer have.
   */
  nameRequest(request: { readonly id: string; readonly route: string | undefined }): void;
  /** Runs a job as a part of the trace that caused it. */
  runJob(job: TracedJob, work: () => Promise<void>): Promise<void>;
  /** Sends what is left; ends within seconds where the endpoint is away. */
  stop(): Promise<void>;
}
