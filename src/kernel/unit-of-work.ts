/**
 * The transaction of a use case. All writes inside `run` are committed together or not at all. A
 * nested `run` joins the outer one; an error inside it rolls back everything, even when caught.
 * Only the outermost retries, and only on a serialization failure or a deadlock, so the work must
 * be idempotent and must not call the network.
 */
export abstract class UnitOfWork {
  abstract run<Result>(work: () => Promise<Result>): Promise<Result>;

  /**
   * As `run`, for work that begins all its writes at the same time, by `Promise.all`: where the
   * store can, they are one statement, which needs no BEGIN and COMMIT. Reads are outside of it.
   */
  runAsOneStatement<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.run(work);
  }
}
