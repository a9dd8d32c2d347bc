/**
 * The transaction of a use case. All writes inside `run` are committed together or not at all. A
 * nested `run` joins the outer one; an error inside it rolls back everything, even when caught.
 * Only the outermost retries, and only on a serialization failure or a deadlock, so the work must
 * be idempotent and must not call the network.
 */
export abstract class UnitOfWork {
  abstract run<Result>(work: () => Promise<Result>): Promise<Result>;
}
