/** A stretch of time; open where an end is absent. */
export interface TimeRange {
  /** From this moment on. */
  readonly from?: Date;
  /** Before this moment. */
  readonly before?: Date;
}
